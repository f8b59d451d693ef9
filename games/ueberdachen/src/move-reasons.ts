import { defineMoveReasons } from '@richtfest/engine';
import { countBits } from './bits.ts';
import { cellsIn, cellsShowing, filledCells, isComplete } from './cells.ts';
import { holdings, kindsIn } from './bundles.ts';
import { type Player, type State, playerAt, stored } from './state.ts';
import { moveReasonTexts } from './texts/move-reasons.ts';
import type { UeberdachenTypes } from './types.ts';
import { PILLARS } from './words.ts';

/** Unfinished rooms on the current floor. */
function openRooms({ rooms, floor }: Player): Player['rooms'] {
  return rooms.filter((room) => room.floor === floor && !isComplete(room));
}

/** The gaps of open rooms that stored materials fit into. */
function fitting(state: State, player: Player): number {
  const kinds = kindsIn(holdings(player.storage));
  return openRooms(player).reduce(
    (sum, { room, built }) => sum + countBits(cellsShowing(state, room, kinds) & ~built),
    0,
  );
}

export const moveReasons = defineMoveReasons<UeberdachenTypes>()({
  measures: {
    completeRooms: {
      kind: 'amount',
      worth: 2,
      of: (state, seat) => playerAt(state, seat).rooms.filter(isComplete).length,
    },
    filled: {
      kind: 'amount',
      worth: 0.4,
      of: (state, seat) => filledCells(playerAt(state, seat)),
    },
    gaps: {
      kind: 'amount',
      worth: -0.3,
      of: (state, seat) =>
        openRooms(playerAt(state, seat)).reduce(
          (sum, { room, built }) => sum + cellsIn(room) - countBits(built),
          0,
        ),
    },
    materials: { kind: 'amount', worth: 0.3, of: (state, seat) => stored(playerAt(state, seat)) },
    kindsStored: {
      kind: 'amount',
      worth: 0.3,
      of: (state, seat) => playerAt(state, seat).storage.filter((count) => count > 0).length,
    },
    fitting: {
      kind: 'amount',
      worth: 0.4,
      of: (state, seat) => fitting(state, playerAt(state, seat)),
    },
    /** UD-8 */
    pillars: {
      kind: 'amount',
      worth: 0.8,
      of: (state, seat) => {
        const { pillars, floor } = playerAt(state, seat);
        return pillars + floor * PILLARS;
      },
    },
    /** UD-7 */
    opener: { kind: 'chance', worth: 0.8, of: (state, seat) => (state.opener === seat ? 1 : 0) },
    othersMaterials: {
      kind: 'amount',
      worth: -0.15,
      of: (state, seat) =>
        state.players.reduce((sum, other, at) => sum + (at === seat ? 0 : stored(other)), 0),
    },
  },
  texts: moveReasonTexts,
});
