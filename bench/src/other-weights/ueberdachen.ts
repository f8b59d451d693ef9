import type { Game } from '@richtfest/engine';
import { CELLS, type Deal, MATERIALS, type Material, type View } from '@richtfest/ueberdachen';
import { ahead } from './ahead.ts';

/** Hand-set weights: a filled cell, a needed material, a spare one, a step up. */
const CELL = 0.2;
const NEEDED = 0.15;
const SPARE = 0.07;
const STEP = 0.35;
const FULL_FLOOR = 2;
const RIVALRY = 0.4;

type Storage = Readonly<Record<Material, number>>;

/** Points, cells, materials and steps to the roof; a good open deal counts as done. */
export function ueberdachen(game: Game, state: object, seat: number): number {
  const view = game.view(state, seat) as View;
  const points = game.standing(state, seat).map(({ score }) => score);
  if (view.phase === 'over') return ahead(points, seat, 1);
  const storages = view.players.map(({ storage }) => storage);
  const before = leads(view, points, storages);
  const now = before[seat] ?? 0;
  const deal = openDeal(view, seat);
  if (deal === undefined) return now;
  const after = leads(view, points, afterDeal(storages, deal));
  const isGood = [deal.giver, deal.taker].every((side) => (after[side] ?? 0) > (before[side] ?? 0));
  return isGood ? (after[seat] ?? 0) : now;
}

function leads(view: View, points: readonly number[], storages: readonly Storage[]): number[] {
  const worths = storages.map(
    (storage, seat) => (points[seat] ?? 0) + potential(view, seat, storage),
  );
  return worths.map((_, seat) => ahead(worths, seat, RIVALRY));
}

interface OpenDeal extends Deal {
  readonly giver: number;
  readonly taker: number;
}

/** The open deal that this seat has offered, received or proposed. */
function openDeal(view: View, seat: number): OpenDeal | undefined {
  const { offer, proposals } = view;
  if (offer !== undefined) {
    const taker = seat === view.seat ? offer.answers[0]?.seat : seat;
    const counter = offer.answers.find((answer) => answer.seat === taker)?.counter;
    if (taker === undefined) return undefined;
    if (counter !== undefined) return { ...counter, giver: taker, taker: view.seat };
    return { ...offer, giver: view.seat, taker };
  }
  const own = proposals.find((proposal) => proposal.seat === seat);
  return own === undefined ? undefined : { ...own, giver: seat, taker: view.seat };
}

function afterDeal(
  storages: readonly Storage[],
  { give, want, giver, taker }: OpenDeal,
): Storage[] {
  return storages.map((storage, seat) => {
    const [gets, gives] = seat === giver ? [want, give] : seat === taker ? [give, want] : [[], []];
    const count = (list: readonly Material[], material: Material) =>
      list.filter((each) => each === material).length;
    return Object.fromEntries(
      MATERIALS.map((material) => [
        material,
        storage[material] + count(gets, material) - count(gives, material),
      ]),
    ) as Storage;
  });
}

function potential({ players, options }: View, seat: number, storage: Storage): number {
  const player = players[seat];
  if (player === undefined) return 0;
  const needs = new Map<Material, number>();
  let filled = 0;
  let onFloor = 0;
  for (const { room, floor, built, isComplete } of player.rooms) {
    const done = built.filter(Boolean).length;
    if (!isComplete) filled += done;
    if (floor !== player.floor) continue;
    onFloor += done;
    built.forEach((isBuilt, cell) => {
      const material = options.recipes[room][cell];
      if (!isBuilt && material !== undefined) needs.set(material, (needs.get(material) ?? 0) + 1);
    });
  }
  const stored = MATERIALS.reduce((sum, material) => {
    const useful = Math.min(storage[material], needs.get(material) ?? 0);
    return sum + NEEDED * useful + SPARE * (storage[material] - useful);
  }, 0);
  const steps = player.pillars[0] + player.pillars[1] + 2 * player.floor;
  return CELL * filled + stored + STEP * steps + FULL_FLOOR * 0.5 * (onFloor / CELLS);
}
