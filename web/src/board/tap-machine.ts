import { type GameMove, isEqualJson } from '@richtfest/engine';

/** What a tap leads to. */
export interface TapResult<Selection, Move, Notice> {
  readonly selection: Selection;
  /** A legal move the player has chosen. */
  readonly play?: Move;
  /** A move to play as soon as `play` has made it legal. */
  readonly followUp?: Move;
  /** An illegal move: the rules give the reason to show. */
  readonly ask?: Move;
  /** Something to explain on the table instead of a move. */
  readonly notice?: Notice;
}

/**
 * How a game's table handles taps, as pure functions that know neither the DOM nor the rules: the
 * context contains the legal moves. One object for all tables of a game.
 */
export interface TapMachine<Selection, Tap, Context, Move, Notice> {
  readonly nothing: Selection;
  onTap(selection: Selection, tap: Tap, context: Context): TapResult<Selection, Move, Notice>;
  /** Drops what can no longer be played after the table has changed. */
  settle(selection: Selection, context: Context): Selection;
}

interface Nothing {
  readonly is: 'nothing';
}

/** Plays a legal move and clears the selection; asks the rules about any other move. */
export function playOrAsk<Selection, Move extends GameMove>(
  selection: Selection,
  move: Move,
  { legal }: { readonly legal: readonly Move[] },
): TapResult<Selection | Nothing, Move, never> {
  return isListed(move, legal)
    ? { selection: { is: 'nothing' }, play: move }
    : { selection, ask: move };
}

/** Whether a list contains a move, compared by value. */
export function isListed<Move extends GameMove>(move: Move, moves: readonly Move[]): boolean {
  return moves.some((other) => other.verb === move.verb && isEqualJson(other, move));
}
