import { type HiddenDraws, type Seat, streamIndex } from '@richtfest/engine';
import { ROOMS } from './data/rooms.ts';
import { type State, STREAM, streams } from './state.ts';
import type { TreehouseTypes } from './types.ts';
import { HAND_SIZE } from './words.ts';

/** BT-6, BT-7: hands are dealt face down, and a seat sees a hand when it holds it. */
export const hiddenDraws: HiddenDraws<TreehouseTypes> = {
  stream: STREAM.deal,
  outcomes: ROOMS.map((_, card) => card),
  seenBy(state, seat) {
    const hands: number[] = [];
    const held = Math.min(state.pick, state.players.length);
    for (let pick = 1; pick <= held; pick++)
      hands.push(...dealtTo(state, firstHolder(state, seat, pick)));
    return hands;
  },
  shownBy(state, seat, move) {
    if (move.verb !== 'choose') return undefined;
    return { outcome: move.card, indexes: dealtTo(state, firstHolder(state, seat, state.pick)) };
  },
  moveShowing: (card) => ({ verb: 'choose', card: Number(card) }),
};

/** BT-7: hands pass clockwise; the seat that was dealt the hand that this seat holds at a pick. */
function firstHolder({ players }: State, seat: Seat, pick: number): Seat {
  const passes = (pick - 1) % players.length;
  return (seat - passes + players.length) % players.length;
}

/** The addresses of the cards that a seat was dealt in this round. */
function dealtTo({ round }: State, seat: Seat): number[] {
  const stream = streams[STREAM.deal];
  if (stream === undefined) return [];
  return Array.from({ length: HAND_SIZE }, (_, card) =>
    streamIndex(stream, [round - 1, seat, card]),
  );
}
