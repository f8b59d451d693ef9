import {
  type MonteCarloOptions,
  type OnePlyOptions,
  type PlayableGame,
  randomFromText,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../src/index.ts';
import { searchMoves } from '../src/search/monte-carlo.ts';
import { bestOnePly } from '../src/search/one-ply.ts';
import { GAMES, askedSeat, matchAfter } from './tables.ts';

const SETTINGS: MonteCarloOptions = {
  rolloutChoices: 2,
  horizon: 400,
  noise: 1,
  candidates: 6,
  aim: 'lead',
  scale: 10,
  prior: 12,
};

const dreamHome = GAMES.find(({ id }) => id === 'dream-home')!;

function decisionAfter(game: PlayableGame, moves: number, seed: string): Decision {
  const match = matchAfter(game, moves);
  const seat = askedSeat(match)!;
  const legal = game.legal(match.state, seat);
  return { game, seat, legal, observation: match.observe(seat), random: randomFromText(seed) };
}

describe('a search', () => {
  test('with a budget in playouts is reproducible and never reads the clock', () => {
    const now = () => {
      throw new Error('looked at the clock');
    };
    const choose = (seed: string) =>
      [3, 40].map((moves) =>
        searchMoves(decisionAfter(dreamHome, moves, seed), SETTINGS, {
          budget: { iterations: 12 },
          now,
        }),
      );
    expect(choose('once')).toEqual(choose('once'));
  });

  test('stops when its time is up', () => {
    let time = 0;
    const now = () => time++;
    const decision = decisionAfter(dreamHome, 0, 'late');
    const move = searchMoves(decision, SETTINGS, { budget: { ms: 20 }, now });
    expect(decision.legal).toContainEqual(move);
    expect(time).toBeLessThan(40);
  });

  test('plays the best one-ply move without any time', () => {
    const now = () => Infinity;
    const decision = decisionAfter(dreamHome, 0, 'none');
    const again = decisionAfter(dreamHome, 0, 'none');
    const move = searchMoves(decision, SETTINGS, { budget: { ms: 0, iterations: 0 }, now });
    expect(move).toEqual(bestOnePly(again, { blur: 0 }));
  });

  test.each(GAMES)('$id: does not change the decision', (game) => {
    const decision = decisionAfter(game, 7, 'same');
    const before = JSON.stringify([decision.observation, decision.legal]);
    searchMoves(decision, SETTINGS, { budget: { iterations: 6 }, now: () => 0 });
    expect(JSON.stringify([decision.observation, decision.legal])).toBe(before);
  });
});

/** One decision: one own point, or five points less for the opponent. */
const spite = {
  determinize: () => ({ own: 0, other: 0 }),
  clone: (state: object) => ({ ...state }),
  play: (state: { own: number; other: number }, _seat: number, { verb }: { verb: string }) => {
    if (verb === 'gain') state.own++;
    else state.other -= 5;
  },
  evaluate: ({ own, other }: { own: number; other: number }) => own - other,
  bots: { search: { ownWorth: ({ own }: { own: number }) => own } },
} as unknown as PlayableGame;

const spiteDecision = (game: PlayableGame, seed: string): Decision => ({
  game,
  seat: 0,
  legal: [{ verb: 'hurt' }, { verb: 'gain' }],
  observation: { watcher: 0, view: {}, memory: {} },
  random: randomFromText(seed),
});

describe('by one-ply values', () => {
  const look = (isKind: boolean, missRate: number, seed: string) =>
    bestOnePly(spiteDecision(spite, seed), {
      blur: 0,
      missRate,
      samples: 1,
      ...(isKind ? { isKind } : {}),
    }).verb;

  test('kind bots ignore moves that only harm others', () => {
    expect(look(false, 0, 'a')).toBe('hurt');
    expect(look(true, 0, 'a')).toBe('gain');
  });

  test('eager bots end no turn early, however good that looks', () => {
    const early = (_state: object, _seat: number, { verb }: { verb: string }) => verb === 'hurt';
    const hooks = { ...spite, bots: { search: { endsEarly: early } } } as unknown as PlayableGame;
    const play = (options: Partial<OnePlyOptions>) =>
      bestOnePly(spiteDecision(hooks, 'a'), { blur: 0, samples: 1, ...options }).verb;
    expect(play({})).toBe('hurt');
    expect(play({ isEager: true })).toBe('gain');
    expect(play({ isEager: true, missRate: 1 })).toBe('gain');
  });

  test('ignored moves are not played, and one move always is', () => {
    const seen = Array.from({ length: 50 }, (_, at) => look(true, 0.6, `${at}`));
    expect(new Set(seen)).toEqual(new Set(['hurt', 'gain']));
  });
});
