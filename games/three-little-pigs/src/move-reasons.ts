import { defineMoveReasons } from '@richtfest/engine';
import { type State, hasDoor, isFinished, playerAt } from './state.ts';
import { moveReasonTexts } from './texts/move-reasons.ts';
import type { PigsTypes } from './types.ts';
import { type House, VALUE } from './words.ts';

function housesOf(state: State, seat: number): readonly House[] {
  return playerAt(state, seat).houses;
}

function valueOf(house: House): number {
  return house.reduce((sum, { material }) => sum + VALUE[material], 0);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The number of a seat's tiles of a material. */
function tilesOf(state: State, seat: number, material: string): number {
  const tiles = housesOf(state, seat).flat();
  return tiles.filter((tile) => tile.material === material).length;
}

export const moveReasons = defineMoveReasons<PigsTypes>()({
  measures: {
    finishedHouses: {
      kind: 'amount',
      worth: 2,
      of: (state, seat) => housesOf(state, seat).filter(isFinished).length,
    },
    openHouses: {
      kind: 'amount',
      worth: -0.7,
      topic: 'open',
      of: (state, seat) => housesOf(state, seat).filter((house) => !isFinished(house)).length,
    },
    openValue: {
      kind: 'amount',
      worth: 0.4,
      topic: 'open',
      of: (state, seat) =>
        sum(
          housesOf(state, seat)
            .filter((house) => !isFinished(house))
            .map(valueOf),
        ),
    },
    doors: {
      kind: 'amount',
      worth: 0.5,
      topic: 'open',
      of: (state, seat) =>
        housesOf(state, seat).filter((house) => !isFinished(house) && hasDoor(house)).length,
    },
    pots: {
      kind: 'amount',
      worth: 0.9,
      topic: 'pots',
      of: (state, seat) => sum(housesOf(state, seat).flatMap((house) => house.map((t) => t.pots))),
    },
    height: {
      kind: 'amount',
      worth: 0.6,
      of: (state, seat) => Math.max(0, ...housesOf(state, seat).map((house) => house.length)),
    },
    stone: { kind: 'amount', worth: 0.5, of: (state, seat) => tilesOf(state, seat, 'stone') },
    straw: { kind: 'amount', worth: -0.3, of: (state, seat) => tilesOf(state, seat, 'straw') },
  },
  texts: moveReasonTexts,
});
