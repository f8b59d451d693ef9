import { defineMoveReasons } from '@richtfest/engine';
import { colourNumber } from './data/rooms.ts';
import { leanOf, openSlots, supportedSlots, touchedSlots } from './places.ts';
import { countBits } from './scoring.ts';
import { type State, TO_DISCARD, type Tree, builtSlots, playerAt } from './state.ts';
import { moveReasonTexts } from './texts/move-reasons.ts';
import type { TreehouseTypes } from './types.ts';
import { COLOURS, NONE } from './words.ts';

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

/** A seat's tree with the room that is settled but not yet revealed (BT-9). */
function treeOf(state: State, seat: number): Tree {
  const player = playerAt(state, seat);
  const { settled, chosen, groups, balance } = player;
  if (settled === NONE || settled === TO_DISCARD) return player;
  const colour = colourNumber(chosen);
  return {
    ...player,
    groups: groups.map((group, at) => (at === colour ? group | (1 << settled) : group)),
    balance: balance + leanOf(settled),
  };
}

export const moveReasons = defineMoveReasons<TreehouseTypes>()({
  measures: {
    rooms: {
      kind: 'amount',
      worth: 1.5,
      topic: 'size',
      of: (state, seat) => countBits(builtSlots(playerAt(state, seat))),
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
      topic: 'most',
      of: (state, seat) => {
        const others = mostOfOthers(state, seat);
        return countsOf(state, seat).filter((count, colour) => count > (others[colour] ?? 0))
          .length;
      },
    },
    lead: {
      kind: 'amount',
      worth: 0.6,
      topic: 'most',
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
      when: 'now',
      of: (state, seat) => (treeOf(state, seat).balance === 0 ? 1 : 0),
    },
    /** BT-4 */
    openColours: {
      kind: 'amount',
      worth: 0.4,
      when: 'now',
      topic: 'open',
      of: (state, seat) => {
        const tree = treeOf(state, seat);
        return COLOURS.filter((_, colour) => openSlots(tree, colour) !== 0).length;
      },
    },
    /** BT-4 */
    walledIn: {
      kind: 'amount',
      worth: -1,
      when: 'now',
      topic: 'open',
      of: (state, seat) => {
        const tree = treeOf(state, seat);
        const built = builtSlots(tree);
        const free = supportedSlots(built) & ~built;
        return tree.groups.filter((group) => group !== 0 && (touchedSlots(group) & free) === 0)
          .length;
      },
    },
  },
  texts: moveReasonTexts,
});
