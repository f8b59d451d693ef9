import { type Watcher, hasSeat, observe, randomFromText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { CARD_COUNT, NONE, bestTreehouse as game } from '../src/index.ts';
import type { Event } from '../src/events.ts';
import type { Move } from '../src/moves/move.ts';
import type { State } from '../src/state.ts';
import { swapped } from './hidden.ts';
import { type Moment, randomGame, watchersOf } from './support.ts';

const GAMES = process.env['RICHTFEST_LONG'] === '1' ? 600 : 12;

/** Every thing the rules will ever tell somebody about a position. */
function knowledge(state: State, watcher: Watcher): object {
  const common = {
    observation: observe(game, state, watcher),
    owing: game.owing(state),
    standing: game.standing(state, watcher),
    result: game.result(state) ?? 'none',
  };
  if (watcher === 'public') return common;
  const legal = game.legal(state, watcher);
  return {
    ...common,
    legal,
    optional: game.optional(state, watcher),
    timeout: legal.length > 0 ? game.timeoutMove(state, watcher) : 'none',
    reasons: IDEAS.map((move) => game.refusal(state, watcher, move) ?? 'accepted'),
  };
}

const IDEAS: readonly Move[] = [
  ...[3, 17, 30, 44, 59, 71].map((card): Move => ({ verb: 'choose', card })),
  { verb: 'place', level: 2, position: 0 },
  { verb: 'place', level: 4, position: 2 },
  { verb: 'discard' },
  { verb: 'take-back' },
  { verb: 'take-bonus', bonus: 2 },
  { verb: 'put-bonus', colour: 'red' },
  { verb: 'take-colour', colour: 'red' },
];

function told(state: State, watcher: Watcher, turn: { seat: number; move: Move }): string {
  const copy = game.clone(state);
  const events: Event[] = [];
  const chance = { pick: <T>(outcomes: readonly T[]) => outcomes[0]! };
  game.play(copy, turn.seat, turn.move, { chance, report: (event) => events.push(event) });
  const seen = events.flatMap((event) => game.eventFor(event, watcher, copy) ?? []);
  return JSON.stringify({ seen, ...knowledge(copy, watcher) });
}

function everyMoment(look: (moment: Moment) => void, seed: string): void {
  for (let number = 0; number < GAMES; number++) {
    for (const moment of randomGame(number, seed)) look(moment);
  }
}

describe('what a seat can’t see', () => {
  test('may be anything else, and nothing it is told changes', () => {
    let differences = 0;
    everyMoment(({ state, random }) => {
      // One pair of eyes for each position: over a run everybody looks everywhere.
      const watchers = watchersOf(state);
      const watcher = watchers[random.below(watchers.length)]!;
      const other = swapped(state, watcher, random);
      if (JSON.stringify(other) !== JSON.stringify(state)) differences++;
      const [here, there] = [knowledge(state, watcher), knowledge(other, watcher)];
      if (JSON.stringify(here) !== JSON.stringify(there)) expect(there).toEqual(here);
    }, 'swap');
    expect(differences).toBeGreaterThan(GAMES * 60);
  });

  test('is not in the news either: whatever another seat decides in secret, it is told the same', () => {
    let compared = 0;
    everyMoment(({ state, next, random }) => {
      if (next === undefined || (state.phase !== 'choose' && state.phase !== 'build')) return;
      const owing = game.owing(state);
      // The last to decide reveals all; until then nothing may show.
      if (!hasSeat(owing, next.seat) || owing === 1 << next.seat) return;
      const others = watchersOf(state).filter((watcher) => watcher !== next.seat);
      const watcher = others[random.below(others.length)]!;
      const all = new Set(
        game.legal(state, next.seat).map((move) => told(state, watcher, { ...next, move })),
      );
      compared++;
      expect(all.size).toBe(1);
    }, 'news');
    expect(compared).toBeGreaterThan(GAMES * 20);
  });

  test('stays out of its news of a taken-back decision, of which it hears nothing', () => {
    everyMoment(({ events, state }) => {
      const [first] = events;
      if (first?.type !== 'choice-taken-back') return;
      expect(events).toHaveLength(1);
      for (const watcher of watchersOf(state)) {
        const heard = game.eventFor(first, watcher, state);
        expect(heard).toEqual(watcher === first.seat ? first : undefined);
      }
    }, 'back');
  });
});

describe('what a seat has seen', () => {
  test('it remembers: the hands it passed on stay known, wherever they are', () => {
    everyMoment(({ state, random }) => {
      for (let seat = 0; seat < state.players.length; seat++) {
        const made = game.determinize(observe(game, state, seat), random);
        const known = ({ players, pick }: State) => ({
          hands: Array.from(
            { length: Math.min(pick, players.length) },
            (_, ahead) => players[(seat + ahead) % players.length]!.hand,
          ),
          faceDown: players.map(({ discarded, sixth }) => [discarded, sixth]),
        });
        if (JSON.stringify(known(made)) !== JSON.stringify(known(state))) {
          expect(known(made)).toEqual(known(state));
        }
      }
    }, 'known');
  });

  test('leaves every unseen card possible in every unseen hand, and no other', () => {
    const { state } = randomGame(2, 'possible').next().value as Moment;
    expect(state.players).toHaveLength(4);
    const random = randomFromText('possible');
    const met = new Set<number>();
    for (let count = 0; count < 600; count++) {
      const made = game.determinize(observe(game, state, 0), random);
      for (const card of made.players[2]!.hand) met.add(card);
    }
    const own = state.players[0]!.hand;
    const unseen = Array.from({ length: CARD_COUNT }, (_, card) => card).filter(
      (card) => !own.includes(card),
    );
    expect([...met].toSorted((a, b) => a - b)).toEqual(unseen);
  });

  test('leaves every card of a known hand possible as the one chosen in secret', () => {
    let seen = 0;
    everyMoment(({ state, random }) => {
      if (state.phase !== 'choose' || state.pick < 2 || seen > 5) return;
      const seat = 0;
      const holder = 1;
      const { hand, chosen } = state.players[holder]!;
      if (chosen === NONE) return;
      seen++;
      const met = new Set<number>();
      for (let count = 0; count < 200; count++) {
        met.add(game.determinize(observe(game, state, seat), random).players[holder]!.chosen);
      }
      expect([...met].toSorted((a, b) => a - b)).toEqual(hand);
    }, 'chosen');
    expect(seen).toBeGreaterThan(0);
  });

  test('tells the public nothing of what lies face down', () => {
    const last = [...randomGame(2, 'public')].findLast(({ state }) => state.phase === 'over');
    const state = last!.state;
    const random = randomFromText('public');
    const sixths = new Set<string>();
    for (let count = 0; count < 20; count++) {
      const made = game.determinize(observe(game, state, 'public'), random);
      sixths.add(JSON.stringify(made.players.map(({ sixth }) => sixth)));
    }
    expect(sixths.size).toBeGreaterThan(10);
  });
});

test('at four, everybody has seen every hand by the fourth pick, and nobody before', () => {
  for (const { state } of randomGame(2, 'round')) {
    if (state.phase !== 'choose') continue;
    for (let seat = 0; seat < 4; seat++) {
      expect(game.memory(state, seat).hands).toHaveLength(Math.min(3, state.pick - 1));
    }
  }
});
