import { type Format, type Language, replay, stateHash, verifyTexts } from '@richtfest/engine';
import type { AfterTexts } from '../after/texts/after-texts.ts';
import { problemSentences } from '../files/problem-sentences.ts';
import { readMatchFile } from '../files/read-match-file.ts';
import { jsonText } from '../ui/save-file.ts';

export interface CheckReport {
  readonly holds: boolean;
  /** What was checked, or what is wrong, in sentences. */
  readonly lines: readonly string[];
  /** What follows from it, and what does not. */
  readonly proves?: string;
}

export interface CheckWords {
  readonly after: AfterTexts;
  readonly language: Language;
  readonly format: Format;
}

/** Checks a match as anybody would who got its file: the same code as `richtfest verify`. */
export async function checkMatch(content: object, words: CheckWords): Promise<CheckReport> {
  const read = await readMatchFile(jsonText(content));
  if ('problem' in read) return { holds: false, lines: problemSentences(read.problem, words) };
  const { game, file } = read;
  const { check } = words.after;
  const { generator, past, moves, result, takeBacks } = file;
  const texts = verifyTexts[words.language];
  const { match } = replay(game, file);
  const taken = past?.at(-1)?.moves;
  const lines = [
    ...(taken === undefined ? [] : [check.past(taken, words.format)]),
    generator.name === 'fast'
      ? check.seed(`${generator.seed} ${generator.game}`)
      : check.commitment(short(generator.commitment)),
    check.moves(moves.length, words.format),
    ...(takeBacks === undefined ? [] : [texts.takeBacks(takeBacks)]),
    ...(result === undefined ? [] : [check.result]),
    ...(match === undefined ? [] : [check.position(short(stateHash(match.state)))]),
  ];
  const { proved, provedSeed } = texts;
  return { holds: true, lines, proves: generator.name === 'fast' ? provedSeed : proved };
}

/** Enough of a hash to be compared by eye. */
function short(hash: string): string {
  return hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ');
}
