import { type Seat, withoutParameters } from '@richtfest/engine';
import { NUMBER_OF } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import { isMaterial } from '../notation/goods.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import { settleRoll } from '../turn.ts';
import { MATERIALS, type Material } from '../words.ts';
import { SEATS, materialSchema, seatSchema } from './parameters.ts';
import type { UeberdachenVerb } from './verb.ts';

export interface StealMove {
  readonly verb: 'steal';
  readonly seat: Seat;
  readonly material: Material;
}
export interface NoStealMove {
  readonly verb: 'no-steal';
}

export const steal: UeberdachenVerb<StealMove> = {
  phases: ['steal'],
  notAnAction: { rule: 'UD-12', code: 'no-theft' },
  parameters: { seat: seatSchema, material: materialSchema },
  refusal: refuseSteal,
  play: playSteal,
  notation: {
    examples: ['2 door'],
    write: ({ seat, material }) => `${seat} ${material}`,
    read(words) {
      const [, seat, material] = /^([0-3]) (\S+)$/.exec(words) ?? [];
      return isMaterial(material) ? { seat: Number(seat), material } : undefined;
    },
  },
};

/** UD-12: waives the second theft as well. */
export const noSteal: UeberdachenVerb<NoStealMove> = {
  ...withoutParameters,
  phases: ['steal'],
  notAnAction: { rule: 'UD-12', code: 'no-theft' },
  refusal: () => undefined,
  play(state, _move, dealer) {
    state.thefts = 0;
    dealer.report?.({ type: 'theft-waived', seat: state.seat });
    settleRoll(state, dealer);
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const NO_STEAL: NoStealMove = { verb: 'no-steal' };
const STEALS: readonly (readonly StealMove[])[] = SEATS.map((seat) =>
  MATERIALS.map((material) => ({ verb: 'steal', seat, material })),
);

function stealFrom(seat: Seat, material: number): StealMove {
  return STEALS[seat]?.[material] as StealMove;
}

/** UD-12: any kind from any other storage, or none. */
export function steals(state: State): readonly (StealMove | NoStealMove)[] {
  const list: (StealMove | NoStealMove)[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === state.seat) continue;
    playerAt(state, seat).storage.forEach((count, material) => {
      if (count > 0) list.push(stealFrom(seat, material));
    });
  }
  list.push(NO_STEAL);
  return list;
}

function refuseSteal(state: State, { seat, material }: StealMove): UeberdachenReason | undefined {
  if (seat === state.seat) return { rule: 'UD-12', code: 'own-storage' };
  if ((state.players[seat]?.storage[NUMBER_OF[material]] ?? 0) > 0) return undefined;
  const causes = [{ component: 'storage', seat }];
  return { rule: 'UD-12', code: 'nothing-to-steal-there', seat, material, causes };
}

function playSteal(
  state: State,
  { seat: from, material }: StealMove,
  dealer: UeberdachenDealer,
): void {
  const number = NUMBER_OF[material];
  const { storage } = playerAt(state, from);
  const own = playerAt(state, state.seat).storage;
  storage[number] = (storage[number] as number) - 1;
  own[number] = (own[number] as number) + 1;
  state.thefts--;
  dealer.report?.({ type: 'material-stolen', seat: state.seat, from, material });
  settleRoll(state, dealer);
}
