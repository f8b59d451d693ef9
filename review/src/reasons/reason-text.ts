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
  const { language, format, seat } = words;
  const texts = reasonTexts[language];
  const points = (value: number, noun = texts.point) => format.count(value, noun);
  switch (reason.kind) {
    case 'part': {
      const { parts } = game.texts[language];
      const part = parts[reason.part] ?? reason.part;
      return texts.part(
        { seat, points: points(roughly(reason.points), texts.morePoints), part },
        format,
      );
    }
    case 'measure':
      return measureText(reason, game, words);
    case 'blocks':
      return blocksText([reason], words);
    case 'now':
      return texts.now(points(tenths(reason.points), texts.morePoints));
    case 'later':
      return texts.later(points(tenths(reason.points)));
  }
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
  const figures = texts.instead(figure(to), figure(from));
  if (typeof text === 'string') {
    const saying = to >= ALMOST_CERTAIN ? 'almostCertain' : 'likelier';
    return `${texts[saying]({ seat, what: text }, format)} (${figures})`;
  }
  const clause = text(seat, format);
  const isPlain = (isChance && to - from === 1) || figure(to) === figure(from);
  if (isPlain) return clause;
  const isAverage = !isChance && [from, to].some((value) => !Number.isInteger(tenths(value)));
  return `${clause} (${isAverage ? texts.onAverage(figures) : figures})`;
}

/** The reasons as a list of clauses, what others lose at the end; empty without reasons. */
export function moveReasonClauses<T extends GameTypes>(
  reasons: readonly MoveReason[],
  game: PlayableGame<T>,
  words: ReasonWords,
): string {
  const blocks = reasons.filter((reason) => reason.kind === 'blocks');
  const own = reasons.filter((reason) => reason.kind !== 'blocks');
  const clauses = own.map((reason) => moveReasonText(reason, game, words));
  return words.format.list(blocks.length === 0 ? clauses : [...clauses, blocksText(blocks, words)]);
}

/** The reasons as one sentence; empty without reasons. */
export function moveReasonsText<T extends GameTypes>(
  reasons: readonly MoveReason[],
  game: PlayableGame<T>,
  words: ReasonWords,
): string {
  if (reasons.length === 0) return '';
  const clauses = moveReasonClauses(reasons, game, words);
  return `${clauses.charAt(0).toUpperCase()}${clauses.slice(1)}.`;
}

/** “About 5.3 points” says no more than “about 5 points”. */
function roughly(points: number): number {
  return points < 2 ? tenths(points) : Math.round(points);
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10;
}
