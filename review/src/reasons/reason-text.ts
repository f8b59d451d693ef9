import {
  type GameTypes,
  type Language,
  type PlayableGame,
  type SeatFormat,
} from '@richtfest/engine';
import { percentText } from '../percent-text.ts';
import { reasonTexts } from './reason-texts.ts';
import type { MoveReason } from './find-reasons.ts';

interface ReasonWords {
  readonly language: Language;
  readonly format: SeatFormat;
}

/** A reason as a clause, in the game's own terms. */
export function moveReasonText<T extends GameTypes>(
  reason: MoveReason,
  game: PlayableGame<T>,
  { language, format }: ReasonWords,
): string {
  const texts = reasonTexts[language];
  switch (reason.kind) {
    case 'part': {
      const { parts } = game.texts[language];
      return texts.part(pointsText(reason.points), parts[reason.part] ?? reason.part);
    }
    case 'measure': {
      const { measure, from, to } = reason;
      const kind = game.bots?.reasons?.measures[measure]?.kind;
      const figure = (value: number) =>
        kind === 'chance' ? percentText(value, format) : format.number(tenths(value));
      const words = { from: figure(from), to: figure(to) };
      return game.bots?.reasons?.texts[language][measure]?.(words) ?? '';
    }
    case 'blocks':
      return texts.blocks(format.seat(reason.seat), pointsText(reason.points));
    case 'now':
    case 'later':
      return texts[reason.kind](pointsText(reason.points));
  }

  function pointsText(points: number): string {
    return format.count(tenths(points), texts.point);
  }
}

/** The reasons as a list of clauses; empty without reasons. */
export function moveReasonClauses<T extends GameTypes>(
  reasons: readonly MoveReason[],
  game: PlayableGame<T>,
  words: ReasonWords,
): string {
  return words.format.list(reasons.map((reason) => moveReasonText(reason, game, words)));
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

function tenths(value: number): number {
  return Math.round(10 * value) / 10;
}
