import type { GameTypes, Language, PlayableGame, Seat, SeatFormat } from '@richtfest/engine';
import { percentText } from '../percent-text.ts';
import { reasonTexts } from './reason-texts.ts';
import type { MoveReason } from './find-reasons.ts';

export interface ReasonWords {
  readonly language: Language;
  readonly format: SeatFormat;
  /** The seat whose move is explained: “you” if it is the reader's, else named. */
  readonly seat: Seat;
}

/** From this probability on, a chance is called almost certain. */
const ALMOST_CERTAIN = 0.95;

/** A reason as a clause, in the game's own terms. */
export function moveReasonText<T extends GameTypes>(
  reason: MoveReason,
  game: PlayableGame<T>,
  words: ReasonWords,
): string {
  const { language, format } = words;
  const texts = reasonTexts[language];
  const points = (value: number, noun = texts.point) => format.count(tenths(value), noun);
  switch (reason.kind) {
    case 'part':
      return partsText([reason], game, { ...words, isNow: false });
    case 'measure':
      return measureText(reason, game, words);
    case 'blocks':
      return blocksText([reason], words);
    case 'now':
      return texts.now(points(reason.points, texts.morePoints));
    case 'later':
      return texts.later(points(reason.points));
  }
}

type Part = Extract<MoveReason, { kind: 'part' }>;

/** All parts of the score in which a move brings more, in one clause. */
function partsText<T extends GameTypes>(
  reasons: readonly Part[],
  game: PlayableGame<T>,
  { language, format, seat, isNow }: ReasonWords & { readonly isNow: boolean },
): string {
  const texts = reasonTexts[language];
  const { parts } = game.texts[language];
  const gains = reasons.map(({ part, points }) =>
    texts.gain({
      points: format.count(roughly(points), texts.morePoints),
      part: parts[part] ?? part,
    }),
  );
  return texts[isNow ? 'partsNow' : 'parts']({ seat, gains: format.list(gains) }, format);
}

type Blocks = Extract<MoveReason, { kind: 'blocks' }>;

/** Everyone whom a move costs points, in one clause. */
function blocksText(blocks: readonly Blocks[], { language, format }: ReasonWords): string {
  const texts = reasonTexts[language];
  const losses = blocks.map(({ seat, points }) =>
    texts.loss({ seat, points: format.count(roughly(points), texts.point) }, format),
  );
  return texts.blocks(format.list(losses));
}

function measureText<T extends GameTypes>(
  { measure, from, to }: Extract<MoveReason, { kind: 'measure' }>,
  game: PlayableGame<T>,
  { language, format, seat }: ReasonWords,
): string {
  const texts = reasonTexts[language];
  const { reasons } = game.bots ?? {};
  const text = reasons?.texts[language][measure];
  if (text === undefined) return '';
  const isChance = reasons?.measures[measure]?.kind === 'chance';
  const figure = (value: number) =>
    isChance ? percentText(value, format) : format.number(tenths(value));
  const amount = (value: number) =>
    typeof text === 'object' ? format.count(tenths(value), text.unit) : figure(value);
  const figures = texts.instead(amount(to), figure(from));
  if (typeof text === 'string') {
    const saying = to >= ALMOST_CERTAIN ? 'almostCertain' : 'likelier';
    return `${texts[saying]({ seat, what: text }, format)} (${figures})`;
  }
  const clause = (typeof text === 'object' ? text.clause : text)(seat, format);
  const isPlain = (isChance && to - from === 1) || figure(to) === figure(from);
  if (isPlain) return clause;
  const isAverage = !isChance && [from, to].some((value) => !Number.isInteger(tenths(value)));
  return `${clause} (${isAverage ? texts.onAverage(figures) : figures})`;
}

/** One clause for all parts of the score and one for everyone whom the move costs points, at the end. */
function clausesOf<T extends GameTypes>(
  reasons: readonly MoveReason[],
  game: PlayableGame<T>,
  words: ReasonWords,
): string[] {
  const blocks = reasons.filter((reason) => reason.kind === 'blocks');
  const parts = reasons.filter((reason) => reason.kind === 'part');
  const isNow = reasons.some((reason) => reason.kind === 'now' && isSumOf(reason.points, parts));
  const clauses = reasons.flatMap((reason) => {
    if (reason.kind === 'blocks' || (reason.kind === 'part' && reason !== parts[0])) return [];
    if (reason.kind === 'part') return [partsText(parts, game, { ...words, isNow })];
    return isNow && reason.kind === 'now' ? [] : [moveReasonText(reason, game, words)];
  });
  return blocks.length === 0 ? clauses : [...clauses, blocksText(blocks, words)];
}

/** The reasons as a list of clauses; empty without reasons. */
export function moveReasonClauses<T extends GameTypes>(
  reasons: readonly MoveReason[],
  game: PlayableGame<T>,
  words: ReasonWords,
): string {
  return words.format.list(clausesOf(reasons, game, words));
}

/** A short sentence for each reason; empty without reasons. */
export function moveReasonsText<T extends GameTypes>(
  reasons: readonly MoveReason[],
  game: PlayableGame<T>,
  words: ReasonWords,
): string {
  return clausesOf(reasons, game, words)
    .map((clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`)
    .join(' ');
}

/** Whether a move scores at once what it brings in these parts, so that one clause says both. */
function isSumOf(points: number, parts: readonly Part[]): boolean {
  const sum = parts.reduce((total, part) => total + part.points, 0);
  return parts.length > 0 && roughly(points) === roughly(sum);
}

/** “About 5.3 points” says no more than “about 5 points”. */
function roughly(points: number): number {
  return points < 2 ? tenths(points) : Math.round(points);
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10;
}
