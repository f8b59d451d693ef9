import {
  type Abstraction,
  type PlanOptions,
  type Random,
  checkedOptions,
  randomFromText,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Bot, type Decision, LEVELS, botNamed, simulateGame } from '../src/index.ts';
import { searchPlans } from '../src/search/plans.ts';
import { GAMES, askedSeat, matchAfter } from './tables.ts';

const SETTINGS: PlanOptions = {
  own: 3,
  other: 2,
  others: 1,
  policyShare: 0.25,
  exploration: 0.6,
  temperature: 0.7,
  scale: 6,
  winning: 0.5,
};

const treehouse = GAMES.find(({ id }) => id === 'best-treehouse')!;

function decisionAfter(moves: number, seed: string): Decision {
  const game = treehouse;
  const match = matchAfter(game, moves);
  const seat = askedSeat(match)!;
  const legal = game.legal(match.state, seat);
  return { game, seat, legal, observation: match.observe(seat), random: randomFromText(seed) };
}

describe('a search of plans', () => {
  test('with a budget in playouts is reproducible and never reads the clock', () => {
    const now = () => {
      throw new Error('looked at the clock');
    };
    const choose = () =>
      [0, 4, 9].map((moves) =>
        searchPlans(decisionAfter(moves, 'once'), SETTINGS, { budget: { iterations: 50 }, now }),
      );
    expect(choose()).toEqual(choose());
  });

  test('stops when its time is up', () => {
    let time = 0;
    const decision = decisionAfter(0, 'late');
    const move = searchPlans(decision, SETTINGS, { budget: { ms: 20 }, now: () => time++ });
    expect(decision.legal).toContainEqual(move);
    expect(time).toBeLessThan(40);
  });

  test('answers even without any time', () => {
    const decision = decisionAfter(4, 'none');
    const thinking = { budget: { ms: 0, iterations: 0 }, now: () => Infinity };
    expect(decision.legal).toContainEqual(searchPlans(decision, SETTINGS, thinking));
  });

  test('does not change the decision', () => {
    const decision = decisionAfter(7, 'same');
    const before = JSON.stringify([decision.observation, decision.legal]);
    searchPlans(decision, SETTINGS, { budget: { iterations: 40 }, now: () => 0 });
    expect(JSON.stringify([decision.observation, decision.legal])).toBe(before);
  });
});

const SURE = 0;
const DARING = 1;

/**
 * One decision: a certain lead of one point, or a large lead with probability 3/5 and otherwise a
 * deficit.
 */
class Wager implements Abstraction<number> {
  readonly seats = 1;
  readonly plans = Int32Array.of(SURE, DARING);
  readonly worths = Float64Array.of(0, 0);
  isOver = false;
  #random: Random = randomFromText('wager');
  #lead = 0;

  restart(random: Random): void {
    this.#random = random;
    this.isOver = false;
  }

  listPlans = () => this.plans.length;
  rolloutPlan = () => SURE;
  moveOf = (plan: number) => plan;
  beginsWith = (plan: number, move: number) => plan === move;
  lead = () => this.#lead;

  play(plans: Int32Array): void {
    this.#lead = plans[0] === SURE ? 1 : this.#random.below(5) < 3 ? 12 : -4;
    this.isOver = true;
  }
}

describe('what a search of plans aims at', () => {
  const wager = {
    ...treehouse,
    bots: { ...treehouse.bots, search: { abstraction: () => new Wager() } },
  } as unknown as typeof treehouse;
  const choose = (winning: number) =>
    searchPlans(
      { ...decisionAfter(0, 'wager'), seat: 0, game: wager },
      { ...SETTINGS, winning },
      { budget: { iterations: 2000 }, now: () => 0 },
    );

  test('a large lead if leads count', () => {
    expect(choose(0)).toBe(DARING);
  });

  test('winning if wins count', () => {
    expect(choose(1)).toBe(SURE);
  });
});

const TABLES = [2, 3, 4].flatMap((players) =>
  [false, true].map((young) => ({ players, options: { young } })),
);

/** A level and those below it, with few playouts. */
function levels(players: number): Bot[] {
  return Array.from({ length: players }, (_, seat) => {
    const level = LEVELS[(players + LEVELS.length - 1 - seat) % LEVELS.length]!;
    return botNamed(`${level}@20`, { now: () => 0 })!;
  });
}

describe('Best Treehouse Ever: every level plays to the end', () => {
  test.each(TABLES)('$players players, $options', ({ players, options }) => {
    const settings = {
      players,
      options: checkedOptions(treehouse, { players, options }),
      bots: levels(players),
      seed: 'whole games',
    };
    expect(simulateGame(treehouse, settings, players).result.seats).toHaveLength(players);
  });
});
