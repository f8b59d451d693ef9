import {
  type Abstraction,
  FastChance,
  NO_SEATS,
  checkedOptions,
  firstSeatOf,
  observe,
  randomFromText,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Move, type Options, bestTreehouse as game, treehouseBots } from '../src/index.ts';
import type { State } from '../src/state.ts';

interface Table {
  readonly players: number;
  readonly young: boolean;
}

const TABLES: readonly Table[] = [2, 3, 4].flatMap((players) =>
  [false, true].map((young) => ({ players, young })),
);

function dealt({ players, young }: Table, number: number) {
  const options = checkedOptions(game, { players, options: { young } }) as unknown as Options;
  const dealer = { chance: new FastChance(Uint32Array.of(number, players)), report: undefined };
  return { state: game.setup({ players, options }, dealer), dealer };
}

/** The abstraction of a seat's observation, restarted. */
function abstractionOf(state: State, seat: number, seed = 'sketch'): Abstraction<Move> | undefined {
  const random = randomFromText(seed);
  const abstraction = treehouseBots.search.abstraction!(observe(game, state, seat), random);
  abstraction?.restart(random);
  return abstraction;
}

/** Some seats follow the rollout policy of the abstraction, the others play at random. */
function play(table: Table, number: number, isByPolicy: (seat: number) => boolean) {
  const { state, dealer } = dealt(table, number);
  const own = randomFromText(`abstraction ${number}`);
  const refused: Move[] = [];
  for (let owing = game.owing(state); owing !== NO_SEATS; owing = game.owing(state)) {
    const seat = firstSeatOf(owing);
    const legal = game.legal(state, seat);
    const abstraction = isByPolicy(seat) ? abstractionOf(state, seat, `${own.word()}`) : undefined;
    const move =
      abstraction?.moveOf(abstraction.rolloutPlan(seat)) ?? legal[own.below(legal.length)]!;
    if (game.refusal(state, seat, move) !== undefined) refused.push(move);
    game.play(state, seat, move, dealer);
  }
  return { result: game.result(state)!, refused };
}

describe('the rollout policy', () => {
  test.each(TABLES)('never breaks a rule: $players players, young: $young', (table) => {
    for (let number = 0; number < 5; number++) {
      expect(play(table, number, () => true).refused).toEqual([]);
    }
  });

  test.each(TABLES)('beats random moves: $players players, young: $young', (table) => {
    let wins = 0;
    for (let number = 0; number < 40; number++) {
      const { result } = play(table, number, (seat) => seat === 0);
      if (result.seats[0]!.place === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(30);
  });
});

/** The plans of all seats and their values. */
function plansOf(abstraction: Abstraction<Move>) {
  return Array.from({ length: abstraction.seats }, (_, seat) => {
    const count = abstraction.listPlans(seat);
    return [[...abstraction.plans.subarray(0, count)], [...abstraction.worths.subarray(0, count)]];
  });
}

describe('the abstraction', () => {
  test('follows the rules while all hands are known', () => {
    for (let number = 0; number < 10; number++) {
      const { state, dealer } = dealt({ players: 2, young: false }, number);
      let picks = 0;
      while (state.round === 1 && state.phase === 'choose') {
        const abstraction = abstractionOf(state, 0)!;
        const plans = Int32Array.from([0, 1], (seat) =>
          abstractionOf(state, seat)!.rolloutPlan(seat),
        );
        followBoth(state, plans, dealer);
        const isKnown = state.phase === 'choose' && state.pick > 2;
        if (isKnown) {
          abstraction.play(plans);
          expect(plansOf(abstraction)).toEqual(plansOf(abstractionOf(state, 0)!));
          picks++;
        }
      }
      expect(picks).toBe(3);
    }
  });

  test('has as many picks as the game, and leads are symmetric', () => {
    const { state } = dealt({ players: 2, young: false }, 7);
    const abstraction = abstractionOf(state, 1)!;
    const plans = new Int32Array(2);
    let picks = 0;
    for (; !abstraction.isOver; picks++) {
      plans.forEach((_, seat) => (plans[seat] = abstraction.rolloutPlan(seat)));
      abstraction.play(plans);
    }
    expect(picks).toBe(15);
    expect(abstraction.lead(0)).toBe(-abstraction.lead(1));
  });

  test.each(TABLES)('scores as by the rules: $players players, young: $young', (table) => {
    const { state, dealer } = dealt(table, 3);
    const isPicking = () => state.phase === 'choose' || state.phase === 'build';
    for (let owing = game.owing(state); owing !== NO_SEATS; owing = game.owing(state)) {
      const seat = firstSeatOf(owing);
      const isLast = state.round === 3 && !isPicking() && game.legal(state, seat).length > 0;
      const abstraction = abstractionOf(state, seat, `${state.round} ${state.pick}`)!;
      const plan = isPicking() ? abstraction.rolloutPlan(seat) : 0;
      const move = abstraction.moveOf(plan);
      expect(game.refusal(state, seat, move)).toBeUndefined();
      game.play(state, seat, move, dealer);
      if (!isLast || state.phase !== 'over') continue;
      const plans = new Int32Array(table.players);
      plans[seat] = plan;
      abstraction.play(plans);
      const scores = game.result(state)!.seats.map(({ score }) => score);
      const others = scores.filter((_, other) => other !== seat);
      expect(abstraction.isOver).toBe(true);
      expect(abstraction.lead(seat)).toBe(scores[seat]! - Math.max(...others));
    }
    expect(state.phase).toBe('over');
  });
});

function followBoth(state: State, plans: Int32Array, dealer: ReturnType<typeof dealt>['dealer']) {
  for (const phase of ['choose', 'build'] as const) {
    expect(state.phase).toBe(phase);
    const moves = [0, 1].map((seat) => abstractionOf(state, seat)!.moveOf(plans[seat]!));
    moves.forEach((move, seat) => game.play(state, seat, move, dealer));
  }
}
