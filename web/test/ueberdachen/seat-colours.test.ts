import type { Trade } from '@richtfest/ueberdachen';
import { expect, test } from 'vitest';
import { colouredByTrade } from '../../src/games/ueberdachen/table/seat-colours.ts';
import { siteView } from './site-view.ts';

function coloursOf(trades: readonly (Trade | undefined)[]) {
  const { players } = siteView({});
  const view = {
    players: trades.map((trade, seat) => {
      const { trade: _, ...player } = players[seat]!;
      return trade === undefined ? player : { ...player, trade };
    }),
  };
  const seats = [{ colour: 'plum' as const }, {}, {}, {}].slice(0, trades.length);
  return colouredByTrade(view, seats).map(({ colour }) => colour);
}

test('UD-1: with its plate a seat takes the colour of its trade', () => {
  expect(coloursOf(['plumber', 'mason', 'electrician', 'carpenter'])).toEqual([
    'sky',
    'brick',
    'straw',
    'leaf',
  ]);
});

test('UD-5: without a plate a seat keeps its colour, or gets one that no trade has', () => {
  expect(coloursOf([undefined, undefined, undefined])).toEqual(['plum', 'sky', 'leaf']);
  expect(coloursOf([undefined, undefined, 'plumber'])).toEqual(['plum', 'brick', 'sky']);
  const all = coloursOf([undefined, 'mason', undefined, 'carpenter']);
  expect(new Set(all).size).toBe(4);
});
