import { defineMoveReasons } from '@richtfest/engine';
import { countBits } from './bits.ts';
import { cellsIn, cellsShowing, isComplete } from './cells.ts';
import { holdings, kindsIn } from './bundles.ts';
import { type Player, type State, playerAt, stored } from './state.ts';
import { moveReasonTexts } from './texts/move-reasons.ts';
import type { UeberdachenTypes } from './types.ts';
import { PILLARS, ROWS } from './words.ts';

/** Unfinished rooms on the current floor. */
function openRooms({ rooms, floor }: Player): Player['rooms'] {
  return rooms.filter((room) => room.floor === floor && !isComplete(room));
}

/** The materials that the room closest to completion still needs; a small one if none is open. */
function missingMaterials(player: Player): number {
  const gaps = openRooms(player).map(({ room, built }) => cellsIn(room) - countBits(built));
  return Math.min(ROWS, ...gaps);
}

/** The gaps of open rooms that stored materials fit into. */
function fitting(state: State, player: Player): number {
  const kinds = kindsIn(holdings(player.storage));
  return openRooms(player).reduce(
    (sum, { room, built }) => sum + countBits(cellsShowing(state, room, kinds) & ~built),
    0,
  );
}

/** The kinds a seat has stored that open rooms of another seat lack. */
function wantedKinds(state: State, seat: number): number {
  const others = state.players.filter((_, other) => other !== seat).flatMap(openRooms);
  return playerAt(state, seat).storage.filter(
    (count, kind) =>
      count > 0 &&
      others.some(({ room, built }) => (cellsShowing(state, room, 1 << kind) & ~built) !== 0),
  ).length;
}

export const moveReasons = defineMoveReasons<UeberdachenTypes>()({
  measures: {
    completeRooms: {
      kind: 'amount',
      worth: 2,
      topic: 'built',
      of: (state, seat) => playerAt(state, seat).rooms.filter(isComplete).length,
    },
    filled: {
      kind: 'amount',
      worth: 0.4,
      topic: 'built',
      of: (state, seat) =>
        playerAt(state, seat).rooms.reduce((sum, { built }) => sum + countBits(built), 0),
    },
    missing: {
      kind: 'amount',
      worth: -0.5,
      topic: 'built',
      of: (state, seat) => missingMaterials(playerAt(state, seat)),
    },
    materials: {
      kind: 'amount',
      worth: 0.3,
      topic: 'storage',
      of: (state, seat) => stored(playerAt(state, seat)),
    },
    kindsStored: {
      kind: 'amount',
      worth: 0.3,
      topic: 'storage',
      of: (state, seat) => playerAt(state, seat).storage.filter((count) => count > 0).length,
    },
    fitting: {
      kind: 'amount',
      worth: 0.4,
      topic: 'storage',
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
    /** UD-10 */
    wanted: {
      kind: 'amount',
      worth: 0.35,
      topic: 'storage',
      of: (state, seat) => wantedKinds(state, seat),
    },
    othersMaterials: {
      kind: 'amount',
      worth: -0.15,
      of: (state, seat) =>
        state.players.reduce((sum, other, at) => sum + (at === seat ? 0 : stored(other)), 0),
    },
  },
  texts: moveReasonTexts,
});
