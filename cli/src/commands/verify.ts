import {
  type MatchProblem,
  type Language,
  matchProblemText,
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
  summary: 'verify a match file: luck, moves and result',
  description: [
    'Checks the secret against the commitment, every move against the rules, and the recorded result. This proves that nothing was changed after the start; it does not prove that the host did not know the luck in advance. Exit code 1 if a file is invalid, 2 if one is not a match file; the other files are checked anyway.',
  ],
  operands: [
    { name: 'FILE', help: 'match files or folders of them', completes: 'file', isRepeated: true },
  ],
  flags: { lang: languageFlag, json: toggle('print the findings as JSON') },
  examples: [
    { line: 'verify pigs.json', says: 'Were the dice rigged?' },
    { line: 'verify games/ --json', says: 'Every match of a folder, as JSON.' },
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
  /** The findings, in sentences. */
  readonly says: readonly string[];
  /** What the findings prove, and what they don't. */
  readonly proves?: string;
  readonly problems: readonly MatchProblem[];
}

async function check(path: string, language: Language): Promise<CheckedFile> {
  const { game, file } = await openMatch(path);
  const voice = new Voice(game, language, { names: file.seats.map(({ name }) => name) });
  const { match, problems } = verifyMatch(game, file);
  const isFinished = match !== undefined && game.result(match.state) !== undefined;
  const moves = file.moves.length;
  const found = { game: game.id, moves, isFinished, problems };
  if (problems.length > 0) {
    return {
      ...found,
      holds: false,
      says: problems.map((problem) => matchProblemText(problem, game.texts[language], voice)),
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

/** Wrapped on a terminal, otherwise one line per file. */
function fileLines(report: FileReport, screen: Screen): string[] {
  const mark = report.holds
    ? screen.paint(screen.sign('✓', 'ok  '), 'leaf')
    : screen.paint(screen.sign('✗', 'FAIL'), 'brick');
  const text = 'problem' in report ? report.problem : `${report.file}: ${report.says.join(' ')}`;
  const line = `${mark} ${text}`;
  if (!screen.abilities.isTerminal) return [line];
  return wrap(line, screen.width, { first: '', next: '  ' });
}
