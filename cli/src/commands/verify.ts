import {
  type Fault,
  type Language,
  faultText,
  verify as verifyMatch,
  verifyTexts,
} from '@richtfest/engine';
import { command } from '../command-line/command.ts';
import { toggle } from '../command-line/flags.ts';
import { type FileOutcome, eachJsonFile } from '../files/json-files.ts';
import { openMatch } from '../files/match-files.ts';
import { jsonText } from '../files/json-text.ts';
import type { Screen } from '../terminal/screen.ts';
import { wrap } from '../terminal/text.ts';
import { Voice, languageFlag, languageOf } from '../voice.ts';

export const verify = command({
  name: 'verify',
  summary: 'check that a match file holds: luck, moves and result',
  description: [
    'Checks the secret against the commitment, every move against the rules, and the recorded result. That proves that nothing was changed after the start; it does not prove that the host could not know the luck to come. Exit code 1 if a file does not hold, 2 if one is no match file; the other files are checked all the same.',
  ],
  operands: [
    { name: 'FILE', help: 'match files or folders of them', completes: 'file', isRepeated: true },
  ],
  flags: { lang: languageFlag, json: toggle('print what was found as JSON') },
  examples: [
    { line: 'verify pigs.json', says: 'Were the dice rigged?' },
    { line: 'verify games/ --json', says: 'Every match of a folder, for programs.' },
  ],
  async run({ operands, flags, shell: { out, env } }) {
    const language = languageOf(flags.lang, env);
    const { isTerminal } = out.abilities;
    const files: FileReport[] = [];
    for await (const found of eachJsonFile(operands, (path) => check(path, language))) {
      const file = reportOf(found);
      files.push(file);
      if (!flags.json) out.lines(fileLines(file, out));
    }
    const failed = files.filter(({ holds }) => !holds).length;
    const passed = files.length - failed;
    if (flags.json) {
      out.write(jsonText({ files, passed, failed }));
    } else {
      const proofs = new Set(files.flatMap((file) => ('proves' in file ? file.proves : [])));
      for (const proof of proofs) out.lines(isTerminal ? wrap(proof, out.width) : [proof]);
      if (files.length > 1) out.line(`${passed} passed, ${failed} failed`);
    }
    if (files.some((file) => 'problem' in file)) return 2;
    return failed === 0 ? 0 : 1;
  },
});

/** Of a file that is no match file only that is known, and why. */
type FileReport =
  | (CheckedFile & { readonly file: string })
  | { readonly file: string; readonly holds: false; readonly problem: string };

function reportOf(found: FileOutcome<CheckedFile>): FileReport {
  const { file } = found;
  return 'problem' in found
    ? { file, holds: false, problem: found.problem }
    : { file, ...found.outcome };
}

interface CheckedFile {
  readonly game: string;
  readonly moves: number;
  readonly isFinished: boolean;
  readonly holds: boolean;
  /** What was found, in sentences. */
  readonly says: readonly string[];
  /** What follows from it, and what does not. */
  readonly proves?: string;
  readonly faults: readonly Fault[];
}

async function check(path: string, language: Language): Promise<CheckedFile> {
  const { game, file } = await openMatch(path);
  const voice = new Voice(game, language, { names: file.seats.map(({ name }) => name) });
  const { match, faults } = verifyMatch(game, file);
  const isFinished = match !== undefined && game.result(match.state) !== undefined;
  const moves = file.moves.length;
  const found = { game: game.id, moves, isFinished, faults };
  if (faults.length > 0) {
    return {
      ...found,
      holds: false,
      says: faults.map((fault) => faultText(fault, game.texts[language], voice)),
    };
  }
  const texts = verifyTexts[language];
  const says = isFinished
    ? texts.holds(moves, voice.format)
    : texts.holdsSoFar(moves, voice.format);
  const proves = file.generator.name === 'fast' ? texts.provedSeed : texts.proved;
  const { takeBacks } = file;
  const more = takeBacks === undefined ? [] : [texts.takeBacks(takeBacks)];
  return { ...found, holds: true, says: [says, ...more], proves };
}

/** On a terminal broken to its width, elsewhere one line a file. */
function fileLines(report: FileReport, screen: Screen): string[] {
  const mark = report.holds
    ? screen.paint(screen.sign('✓', 'ok  '), 'leaf')
    : screen.paint(screen.sign('✗', 'FAIL'), 'brick');
  const text = 'problem' in report ? report.problem : `${report.file}: ${report.says.join(' ')}`;
  const line = `${mark} ${text}`;
  if (!screen.abilities.isTerminal) return [line];
  return wrap(line, screen.width, { first: '', next: '  ' });
}
