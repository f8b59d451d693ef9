import { defineMoveReasons } from '@richtfest/engine';
import { openSlots } from './places.ts';
import { countBits } from './scoring.ts';
import { type State, builtSlots, playerAt } from './state.ts';
import { moveReasonTexts } from './texts/move-reasons.ts';
import type { TreehouseTypes } from './types.ts';
import { COLOURS } from './words.ts';

/** By colour: the number of rooms in a seat's tree. */
function countsOf(state: State, seat: number): number[] {
  return playerAt(state, seat).groups.map(countBits);
}

/** By colour: the most rooms that another seat has. */
function mostOfOthers(state: State, seat: number): number[] {
  const others = state.players.flatMap((_, other) => (other === seat ? [] : [other]));
  return COLOURS.map((_, colour) =>
    Math.max(0, ...others.map((other) => countsOf(state, other)[colour] ?? 0)),
  );
}

export const moveReasons = defineMoveReasons<TreehouseTypes>()({
  measures: {
    rooms: {
      kind: 'amount',
      worth: 1.5,
      of: (state, seat) => countBits(builtSlots(playerAt(state, seat))),
    },
    discards: {
      kind: 'amount',
      worth: -1.5,
      of: (state, seat) => playerAt(state, seat).discarded.length,
    },
    largestColour: {
      kind: 'amount',
      worth: 1,
      of: (state, seat) => Math.max(...countsOf(state, seat)),
    },
    /** BT-13 */
    majorities: {
      kind: 'amount',
      worth: 2,
      of: (state, seat) => {
        const others = mostOfOthers(state, seat);
        return countsOf(state, seat).filter((count, colour) => count > (others[colour] ?? 0))
          .length;
      },
    },
    lead: {
      kind: 'amount',
      worth: 0.6,
      of: (state, seat) => {
        const others = mostOfOthers(state, seat);
        return Math.max(
          ...countsOf(state, seat).map((count, colour) => count - (others[colour] ?? 0)),
        );
      },
    },
    colours: {
      kind: 'amount',
      worth: 0.5,
      of: (state, seat) => countsOf(state, seat).filter((count) => count > 0).length,
    },
    /** BT-5 */
    balance: {
      kind: 'chance',
      worth: 0.8,
      of: (state, seat) => (playerAt(state, seat).balance === 0 ? 1 : 0),
    },
    /** BT-4 */
    openColours: {
      kind: 'amount',
      worth: 0.4,
      of: (state, seat) => {
        const player = playerAt(state, seat);
        return COLOURS.filter((_, colour) => openSlots(player, colour) !== 0).length;
      },
    },
  },
  texts: moveReasonTexts,
});
