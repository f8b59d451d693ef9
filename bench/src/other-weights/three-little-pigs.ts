import type { Game } from '@richtfest/engine';
import { type Kind, type Tile, VALUE, type View } from '@richtfest/three-little-pigs';
import { ahead } from './ahead.ts';

/** Hand-set weights: a tile without a roof above it, a flower pot, a dice symbol. */
const OPEN = 0.6;
const POT = 0.8;
const SYMBOL = 0.15;
const RIVALRY = 0.5;

/** Points of houses, discounted if open, and the best purchase with the dice. */
export function threeLittlePigs(game: Game, state: object, seat: number): number {
  const view = game.view(state, seat) as View;
  if (view.phase === 'over') {
    const points = game.standing(state, seat).map(({ score }) => score);
    return ahead(points, seat, 1);
  }
  const worths = view.players.map(({ houses, cards }) =>
    houses.reduce((sum, house) => sum + worthOf(house), 2 * cards.length),
  );
  const lead = ahead(worths, seat, RIVALRY);
  return view.seat === seat && view.phase !== 'wolf' ? lead + bestPurchase(view, seat) : lead;
}

function worthOf(house: readonly Tile[]): number {
  const points = pointsOf(house);
  return isClosed(house) ? points + 1 : OPEN * points;
}

function pointsOf(house: readonly Tile[]): number {
  return house.reduce((sum, { material, pots }) => sum + VALUE[material] + POT * pots, 0);
}

function isClosed(house: readonly Tile[]): boolean {
  return house.some(({ kind }) => kind === 'roof');
}

/** The best gain of one tile with the dice, and a little for each symbol. */
function bestPurchase({ stacks, dice, firstTile, players }: View, seat: number): number {
  const open = (players[seat]?.houses ?? []).filter((house) => !isClosed(house));
  const waiting = open.reduce((most, house) => Math.max(most, pointsOf(house)), 0);
  const symbols = (kind: Kind) =>
    dice.filter((face) => face === kind).length -
    (firstTile?.kind === kind ? VALUE[firstTile.material] : 0);
  let best = 0;
  for (const { kind, material, top } of stacks) {
    if (top === undefined || symbols(kind) < VALUE[material]) continue;
    if (firstTile?.kind === kind && firstTile.material === material) continue;
    const points = VALUE[material] + POT * top;
    const gain = kind === 'roof' ? roofGain(points, waiting) : OPEN * points;
    best = Math.max(best, gain);
  }
  const useful = dice.filter((face) => face !== 'wolf').length;
  return best + SYMBOL * useful;
}

/** With a roof an open house counts in full. */
function roofGain(points: number, waiting: number): number {
  return waiting === 0 ? 0 : points + 1 + (1 - OPEN) * waiting;
}
