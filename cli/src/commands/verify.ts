import {
  type Fault,
  type Language,
  faultText,
  verify as verifyMatch,
  verifyTexts,
} from '@richtfest/engine';
import { command } from '../command-line/command.ts';
import { toggle } from '../command-line/flags.ts';
import { jsonFiles } from '../files/json-files.ts';
import { openMatch } from '../files/match-files.ts';
import { jsonText } from '../files/json-text.ts';
import type { Screen } from '../terminal/screen.ts';
import { wrap } from '../terminal/text.ts';
import { Voice, languageFlag, languageOf } from '../voice.ts';

export const verify = command({
  name: 'verify',
  summary: 'check that a match file holds: luck, moves and result',
  description: [
    'Checks the secret against the commitment, every move against the rules, and the recorded result. That proves that nothing was changed after the start; it does not prove that the host could not know the luck to come. Exit code 1 if a file does not hold.',
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
    const paths = jsonFiles(operands);
    const files: CheckedFile[] = [];
    for (const path of paths) {
      const file = await check(path, language);
      files.push(file);
      if (!flags.json) out.lines(fileLines(file, out));
    }
    const failed = files.filter(({ holds }) => !holds).length;
    const passed = files.length - failed;
    if (flags.json) {
      out.write(jsonText({ files, passed, failed }));
    } else {
      const proofs = new Set(files.flatMap(({ proves }) => proves ?? []));
      for (const proof of proofs) out.lines(isTerminal ? wrap(proof, out.width) : [proof]);
      if (files.length > 1) out.line(`${passed} passed, ${failed} failed`);
    }
    return failed === 0 ? 0 : 1;
  },
});

interface CheckedFile {
  readonly file: string;
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
  const found = { file: path, game: game.id, moves, isFinished, faults };
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
function fileLines({ file, holds, says }: CheckedFile, screen: Screen): string[] {
  const mark = holds
    ? screen.paint(screen.sign('✓', 'ok  '), 'leaf')
    : screen.paint(screen.sign('✗', 'FAIL'), 'brick');
  const line = `${mark} ${file}: ${says.join(' ')}`;
  if (!screen.abilities.isTerminal) return [line];
  return wrap(line, screen.width, { first: '', next: '  ' });
}
