import type { Bonus, Colour, Move, Place, View } from '@richtfest/best-treehouse';
import { isListed } from '../../../board/is-listed.ts';
import type { Reaction, TapMachine } from '../../../board/use-taps.ts';
import { isSamePlace } from './derive.ts';

/** What the person has picked out but not yet played. */
export type Selection =
  | { readonly is: 'nothing' }
  /** BT-7: a card of the hand, to be laid under the leaf. */
  | { readonly is: 'card'; readonly card: number }
  /** BT-10, BT-15: a scoring card, for a bonus or to be taken. */
  | { readonly is: 'colour'; readonly colour: Colour };

/** What was touched, by finger, mouse or key. */
export type Tap =
  | { readonly on: 'card'; readonly card: number }
  | { readonly on: 'leaf' | 'discard' | 'confirm' | 'cancel' }
  | { readonly on: 'place'; readonly place: Place }
  | { readonly on: 'bonus'; readonly bonus: Bonus }
  | { readonly on: 'pennant'; readonly colour: Colour };

/** Something to be shown or said, where there is nothing to decide. */
export type Sight =
  | { readonly is: 'room'; readonly place: Place; readonly card: number }
  /** Why the card that is looked at could not go there. */
  | { readonly is: 'bar'; readonly place: Place; readonly card: number }
  | { readonly is: 'colour'; readonly colour: Colour }
  | { readonly is: 'leaf' };

/** What lies on the table and what the rules allow of it. */
export interface Situation {
  readonly view: Pick<View, 'phase' | 'players'>;
  readonly legal: readonly Move[];
  /** Moves nobody waits for: taking a choice back. */
  readonly optional: readonly Move[];
  /** Whose tree is the big one. */
  readonly seat: number;
}

type Answer = Reaction<Selection, Move, Sight>;

export const NOTHING: Selection = { is: 'nothing' };
const TAKE_BACK: Move = { verb: 'take-back' };

/** What a tap leads to. Knows no DOM and no rules: all that is allowed is in the moves. */
export function react(selection: Selection, tap: Tap, situation: Situation): Answer {
  switch (tap.on) {
    case 'card':
      return onCard(selection, tap.card, situation);
    case 'leaf':
      return onLeaf(selection, situation);
    case 'place':
      return onPlace(selection, tap.place, situation);
    case 'discard':
      return decide(selection, { verb: 'discard' }, situation);
    case 'bonus':
      return decide(selection, { verb: 'take-bonus', bonus: tap.bonus }, situation);
    case 'pennant':
      return onPennant(selection, tap.colour, situation);
    case 'confirm':
      return selection.is === 'colour'
        ? decide(selection, colourMove(selection.colour, situation), situation)
        : { selection };
    case 'cancel':
      return { selection: NOTHING };
  }
}

/** After the table has changed: what can no longer be played is let go. */
export function settle(selection: Selection, situation: Situation): Selection {
  switch (selection.is) {
    case 'nothing':
      return selection;
    case 'card':
      return isListed({ verb: 'choose', card: selection.card }, situation.legal)
        ? selection
        : NOTHING;
    case 'colour':
      return isListed(colourMove(selection.colour, situation), situation.legal)
        ? selection
        : NOTHING;
  }
}

export const tapMachine: TapMachine<Selection, Tap, Situation, Move, Sight> = {
  nothing: NOTHING,
  react,
  settle,
};

/** The first tap lifts a card, the second lays it under the leaf. */
function onCard(selection: Selection, card: number, { legal }: Situation): Answer {
  const choose: Move = { verb: 'choose', card };
  if (!isListed(choose, legal)) return { selection: NOTHING, ask: choose };
  const isLifted = selection.is === 'card' && selection.card === card;
  return isLifted ? { selection: NOTHING, play: choose } : { selection: { is: 'card', card } };
}

function onLeaf(selection: Selection, { legal, optional }: Situation): Answer {
  if (isListed(TAKE_BACK, optional)) return { selection: NOTHING, play: TAKE_BACK };
  if (selection.is !== 'card') return { selection, look: { is: 'leaf' } };
  const choose: Move = { verb: 'choose', card: selection.card };
  return decide(selection, choose, { legal });
}

function onPlace(selection: Selection, place: Place, situation: Situation): Answer {
  const { view, optional, seat } = situation;
  const player = view.players[seat];
  const room = player?.tree.find((each) => isSamePlace(each, place));
  if (room !== undefined) return { selection, look: { is: 'room', place, card: room.card } };
  const settled = player?.settled;
  const isSettledHere =
    settled !== undefined && settled !== 'discard' && isSamePlace(settled, place);
  if (isSettledHere && isListed(TAKE_BACK, optional)) return { selection, play: TAKE_BACK };
  if (selection.is === 'card') {
    return { selection, look: { is: 'bar', place, card: selection.card } };
  }
  return decide(selection, { verb: 'place', ...place }, situation);
}

/** The first tap shows what it would do, the second does it. */
function onPennant(selection: Selection, colour: Colour, situation: Situation): Answer {
  const { view, legal } = situation;
  const move = colourMove(colour, situation);
  if (isListed(move, legal)) {
    const isPicked = selection.is === 'colour' && selection.colour === colour;
    return isPicked ? { selection: NOTHING, play: move } : { selection: { is: 'colour', colour } };
  }
  const isAsked = view.phase === move.verb && legal.length > 0;
  return isAsked ? { selection, ask: move } : { selection, look: { is: 'colour', colour } };
}

function colourMove(colour: Colour, { view }: Pick<Situation, 'view'>): Move {
  return view.phase === 'take-colour'
    ? { verb: 'take-colour', colour }
    : { verb: 'put-bonus', colour };
}

function decide(selection: Selection, move: Move, { legal }: Pick<Situation, 'legal'>): Answer {
  return isListed(move, legal) ? { selection: NOTHING, play: move } : { selection, ask: move };
}
