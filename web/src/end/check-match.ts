import { type Format, type Language, replay, stateHash, verifyTexts } from '@richtfest/engine';
import { problemSentences } from '../files/problem-sentences.ts';
import { readMatchFile } from '../files/read-match-file.ts';
import { jsonText } from '../ui/save-file.ts';
import { endTexts } from './end-texts.ts';

export interface CheckReport {
  readonly holds: boolean;
  /** What was checked, or what is wrong, in sentences. */
  readonly lines: readonly string[];
  /** What the check proves, and what it does not. */
  readonly proves?: string;
}

export interface CheckOptions {
  readonly language: Language;
  readonly format: Format;
}

/** Checks a match file with the same code as `richtfest verify`. */
export async function checkMatch(content: object, options: CheckOptions): Promise<CheckReport> {
  const read = await readMatchFile(jsonText(content));
  if ('problem' in read)
    return { holds: false, lines: problemSentences(read.problem, options.language) };
  const { game, file } = read;
  const { language, format } = options;
  const { check } = endTexts[language];
  const { generator, past, moves, result, takeBacks } = file;
  const texts = verifyTexts[language];
  const { match } = replay(game, file);
  const taken = past?.at(-1)?.moves;
  const lines = [
    ...(taken === undefined ? [] : [check.past(taken, format)]),
    generator.name === 'fast'
      ? check.seed(`${generator.seed} ${generator.game}`)
      : check.commitment(short(generator.commitment)),
    check.moves(moves.length, format),
    ...(takeBacks === undefined ? [] : [texts.takeBacks(takeBacks)]),
    ...(result === undefined ? [] : [check.result]),
    ...(match === undefined ? [] : [check.position(short(stateHash(match.state)))]),
  ];
  const { proved, provedSeed } = texts;
  return { holds: true, lines, proves: generator.name === 'fast' ? provedSeed : proved };
}

/** Enough of a hash to compare by eye. */
function short(hash: string): string {
  return hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ');
}
