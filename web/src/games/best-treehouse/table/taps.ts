import type { Bonus, Colour, Move, Place, View } from '@richtfest/best-treehouse';
import { type TapMachine, type TapResult, isListed, playOrAsk } from '../../../board/taps.ts';
import { isSamePlace } from './derive.ts';

/** What the player has selected but not yet played. */
export type Selection =
  | { readonly is: 'nothing' }
  /** BT-7: a card in hand, to be played under the leaf. */
  | { readonly is: 'card'; readonly card: number }
  /** BT-10, BT-15: a scoring card to take or to put a bonus card on. */
  | { readonly is: 'colour'; readonly colour: Colour };

/** A tap by finger, mouse or key. */
export type Tap =
  | { readonly on: 'card'; readonly card: number }
  | { readonly on: 'leaf' | 'discard' | 'confirm' | 'cancel' }
  | { readonly on: 'place'; readonly place: Place }
  | { readonly on: 'bonus'; readonly bonus: Bonus }
  | { readonly on: 'pennant'; readonly colour: Colour };

/** A close-up or note for a tap that decides nothing. */
export type Notice =
  | { readonly is: 'room'; readonly place: Place; readonly card: number }
  /** Why the selected card can't go there. */
  | { readonly is: 'bar'; readonly place: Place; readonly card: number }
  | { readonly is: 'colour'; readonly colour: Colour }
  | { readonly is: 'leaf' };

/** The view and the moves it allows. */
export interface TapContext {
  readonly view: Pick<View, 'phase' | 'players'>;
  readonly legal: readonly Move[];
  /** Optional moves: taking a choice back. */
  readonly optional: readonly Move[];
  /** The seat of the large tree. */
  readonly seat: number;
}

type TreeResult = TapResult<Selection, Move, Notice>;

export const NOTHING: Selection = { is: 'nothing' };
const TAKE_BACK: Move = { verb: 'take-back' };

/** The result of a tap. Knows neither DOM nor rules: the moves say what is allowed. */
export function onTap(selection: Selection, tap: Tap, context: TapContext): TreeResult {
  switch (tap.on) {
    case 'card':
      return onCard(selection, tap.card, context);
    case 'leaf':
      return onLeaf(selection, context);
    case 'place':
      return onPlace(selection, tap.place, context);
    case 'discard':
      return playOrAsk(selection, { verb: 'discard' }, context);
    case 'bonus':
      return playOrAsk(selection, { verb: 'take-bonus', bonus: tap.bonus }, context);
    case 'pennant':
      return onPennant(selection, tap.colour, context);
    case 'confirm':
      return selection.is === 'colour'
        ? playOrAsk(selection, colourMove(selection.colour, context), context)
        : { selection };
    case 'cancel':
      return { selection: NOTHING };
  }
}

/** Drops a selection that can no longer be played after the table has changed. */
export function settle(selection: Selection, context: TapContext): Selection {
  switch (selection.is) {
    case 'nothing':
      return selection;
    case 'card':
      return isListed({ verb: 'choose', card: selection.card }, context.legal)
        ? selection
        : NOTHING;
    case 'colour':
      return isListed(colourMove(selection.colour, context), context.legal) ? selection : NOTHING;
  }
}

export const tapMachine: TapMachine<Selection, Tap, TapContext, Move, Notice> = {
  nothing: NOTHING,
  onTap,
  settle,
};

/** The first tap selects a card, the second plays it under the leaf. */
function onCard(selection: Selection, card: number, { legal }: TapContext): TreeResult {
  const choose: Move = { verb: 'choose', card };
  if (!isListed(choose, legal)) return { selection: NOTHING, ask: choose };
  const isLifted = selection.is === 'card' && selection.card === card;
  return isLifted ? { selection: NOTHING, play: choose } : { selection: { is: 'card', card } };
}

function onLeaf(selection: Selection, { legal, optional }: TapContext): TreeResult {
  if (isListed(TAKE_BACK, optional)) return { selection: NOTHING, play: TAKE_BACK };
  if (selection.is !== 'card') return { selection, notice: { is: 'leaf' } };
  const choose: Move = { verb: 'choose', card: selection.card };
  return playOrAsk(selection, choose, { legal });
}

function onPlace(selection: Selection, place: Place, context: TapContext): TreeResult {
  const { view, optional, seat } = context;
  const player = view.players[seat];
  const room = player?.tree.find((each) => isSamePlace(each, place));
  if (room !== undefined) return { selection, notice: { is: 'room', place, card: room.card } };
  const settled = player?.settled;
  const isSettledHere =
    settled !== undefined && settled !== 'discard' && isSamePlace(settled, place);
  if (isSettledHere && isListed(TAKE_BACK, optional)) return { selection, play: TAKE_BACK };
  if (selection.is === 'card') {
    return { selection, notice: { is: 'bar', place, card: selection.card } };
  }
  return playOrAsk(selection, { verb: 'place', ...place }, context);
}

/** The first tap previews the move, the second plays it. */
function onPennant(selection: Selection, colour: Colour, context: TapContext): TreeResult {
  const { view, legal } = context;
  const move = colourMove(colour, context);
  if (isListed(move, legal)) {
    const isPicked = selection.is === 'colour' && selection.colour === colour;
    return isPicked ? { selection: NOTHING, play: move } : { selection: { is: 'colour', colour } };
  }
  const isAsked = view.phase === move.verb && legal.length > 0;
  return isAsked ? { selection, ask: move } : { selection, notice: { is: 'colour', colour } };
}

function colourMove(colour: Colour, { view }: Pick<TapContext, 'view'>): Move {
  return view.phase === 'take-colour'
    ? { verb: 'take-colour', colour }
    : { verb: 'put-bonus', colour };
}
