import { defineMoveReasons } from '@richtfest/engine';
import { HELPER, isFaceDown, isFaceUp, kindOf } from './codes.ts';
import { LEFT, hasHelper, isInBasement, roomSize } from './house.ts';
import { ROOF_POINTS, roofPoints } from './roofs.ts';
import { furnishingOf, pointsOfRoom } from './scoring.ts';
import { type State, NONE, playerAt } from './state.ts';
import { tablesOf } from './tables.ts';
import { moveReasonTexts } from './texts/move-reasons.ts';
import type { DreamHomeTypes } from './types.ts';
import { FIELDS, ROOF_SIZE } from './words.ts';

const share = (isTrue: boolean) => (isTrue ? 1 : 0);

/** The fields at which a room begins. */
function roomStarts({ house }: { readonly house: readonly number[] }): number[] {
  return FIELDS.flatMap((_, field) => {
    const card = house[field] as number;
    const left = LEFT[field] as number;
    const goesOn = left !== NONE && kindOf(house[left] as number) === kindOf(card);
    return isFaceUp(card) && !goesOn ? [field] : [];
  });
}

/** The points of a seat's best room. */
function bestRoom(state: State, seat: number): number {
  const tables = tablesOf(state.options.cards);
  const player = playerAt(state, seat);
  return Math.max(
    0,
    ...roomStarts(player).map((start) => pointsOfRoom(tables, player.house, start)),
  );
}

export const moveReasons = defineMoveReasons<DreamHomeTypes>()({
  measures: {
    /** DH-26 */
    roof: {
      kind: 'chance',
      worth: 3,
      topic: 'roof',
      of: (state, seat) => share(playerAt(state, seat).roofs.length >= ROOF_SIZE),
    },
    /** DH-26 */
    roofInOneColour: {
      kind: 'chance',
      worth: 5,
      topic: 'roof',
      of: (state, seat) => share(roofPoints(playerAt(state, seat).roofs) >= ROOF_POINTS.oneColour),
    },
    /** DH-27 */
    bathrooms: {
      kind: 'chance',
      worth: 3,
      topic: 'furnishing',
      of: (state, seat) => share(furnishingOf(playerAt(state, seat)).hasBathrooms),
    },
    /** DH-27 */
    basics: {
      kind: 'chance',
      worth: 3,
      topic: 'furnishing',
      of: (state, seat) => share(furnishingOf(playerAt(state, seat)).hasBasics),
    },
    /** DH-2 */
    largeRooms: {
      kind: 'amount',
      worth: 2,
      topic: 'rooms',
      of: (state, seat) => {
        const player = playerAt(state, seat);
        return roomStarts(player).filter((start) => roomSize(player.house, start) > 1).length;
      },
    },
    bestRoom: { kind: 'amount', worth: 0.5, topic: 'rooms', of: bestRoom },
    basement: {
      kind: 'chance',
      worth: 2,
      of: (state, seat) => {
        const { house } = playerAt(state, seat);
        return share(
          FIELDS.every((_, field) => !isInBasement(field) || isFaceUp(house[field] as number)),
        );
      },
    },
    /** DH-17 */
    empty: {
      kind: 'amount',
      worth: -1,
      of: (state, seat) => playerAt(state, seat).house.filter(isFaceDown).length,
    },
    decor: {
      kind: 'amount',
      worth: 1.5,
      topic: 'decor',
      of: (state, seat) => playerAt(state, seat).tiles.filter((tile) => tile !== NONE).length,
    },
    /** DH-28 */
    designers: {
      kind: 'chance',
      worth: 2,
      of: (state, seat) => {
        const player = playerAt(state, seat);
        return share(
          hasHelper(player, HELPER.architect) || hasHelper(player, HELPER['interior-designer']),
        );
      },
    },
  },
  texts: moveReasonTexts,
});
