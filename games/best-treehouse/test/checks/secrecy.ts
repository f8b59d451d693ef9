import assert from 'node:assert/strict';
import { type Watcher, hasSeat, observe, randomFromText } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import type { Event } from '../../src/events.ts';
import { CARD_COUNT, NONE, bestTreehouse as game } from '../../src/index.ts';
import type { Move } from '../../src/moves/index.ts';
import type { State } from '../../src/state.ts';
import { swapped } from '../hidden.ts';
import { type Moment, randomGame, watchersOf } from '../support.ts';

const GAMES = process.env['RICHTFEST_LONG'] === '1' ? 600 : 12;

const TRIED_MOVES: readonly Move[] = [
  ...[3, 17, 30, 44, 59, 71].map((card): Move => ({ verb: 'choose', card })),
  { verb: 'place', level: 2, position: 0 },
  { verb: 'place', level: 4, position: 2 },
  { verb: 'discard' },
  { verb: 'take-back' },
  { verb: 'take-bonus', bonus: 2 },
  { verb: 'put-bonus', colour: 'red' },
  { verb: 'take-colour', colour: 'red' },
];

/** Everything the rules reveal to a watcher about a position. */
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
    reasons: TRIED_MOVES.map((move) => game.refusal(state, watcher, move) ?? 'accepted'),
  };
}

/** What a watcher observes of a move. */
function observed(state: State, watcher: Watcher, turn: { seat: number; move: Move }): string {
  const copy = game.clone(state);
  const events: Event[] = [];
  const chance = { pick: <T>(outcomes: readonly T[]) => outcomes[0]! };
  game.play(copy, turn.seat, turn.move, { chance, report: (event) => events.push(event) });
  const seen = events.flatMap((event) => game.eventFor(event, watcher, copy) ?? []);
  return JSON.stringify({ seen, ...knowledge(copy, watcher) });
}

function everyMoment(seed: string, look: (moment: Moment) => void): void {
  for (let number = 0; number < GAMES; number++) {
    for (const moment of randomGame(number, seed)) look(moment);
  }
}

function anyOf<E>(list: readonly E[], { random }: Moment): E {
  return list[random.below(list.length)]!;
}

const ascending = (cards: Iterable<number>) => [...cards].toSorted((a, b) => a - b);

const unseen: readonly Check[] = [
  {
    name: 'secrecy: nothing a watcher gets depends on what it can’t see',
    check() {
      let differences = 0;
      everyMoment('swap', (moment) => {
        const { state, random } = moment;
        // One watcher per position; over a run every watcher is checked.
        const watcher = anyOf(watchersOf(state), moment);
        const other = swapped(state, watcher, random);
        if (JSON.stringify(other) !== JSON.stringify(state)) differences++;
        const [here, there] = [knowledge(state, watcher), knowledge(other, watcher)];
        if (JSON.stringify(here) !== JSON.stringify(there)) assert.deepEqual(there, here);
      });
      assert.ok(differences > GAMES * 60);
    },
  },
  {
    name: 'secrecy: a watcher gets the same whatever another seat decides in secret',
    check() {
      let compared = 0;
      everyMoment('news', (moment) => {
        const { state, next } = moment;
        if (next === undefined || (state.phase !== 'choose' && state.phase !== 'build')) return;
        const owing = game.owing(state);
        // The last decision reveals all; until then nothing may be visible.
        if (!hasSeat(owing, next.seat) || owing === 1 << next.seat) return;
        const others = watchersOf(state).filter((watcher) => watcher !== next.seat);
        const watcher = anyOf(others, moment);
        const all = game
          .legal(state, next.seat)
          .map((move) => observed(state, watcher, { ...next, move }));
        compared++;
        assert.equal(new Set(all).size, 1);
      });
      assert.ok(compared > GAMES * 20);
    },
  },
  {
    name: 'secrecy: of a decision taken back only its own seat hears',
    check() {
      everyMoment('back', ({ events, state }) => {
        const [first] = events;
        if (first?.type !== 'choice-taken-back') return;
        assert.equal(events.length, 1);
        for (const watcher of watchersOf(state)) {
          const heard = game.eventFor(first, watcher, state);
          assert.deepEqual(heard, watcher === first.seat ? first : undefined);
        }
      });
    },
  },
];

/** The hands a seat has held, at their current seats, and the face-down cards. */
function remembered({ players, pick }: State, seat: number): object {
  return {
    hands: Array.from(
      { length: Math.min(pick, players.length) },
      (_, ahead) => players[(seat + ahead) % players.length]!.hand,
    ),
    faceDown: players.map(({ discarded, sixth }) => [discarded, sixth]),
  };
}

const seen: readonly Check[] = [
  {
    name: 'memory: hands a seat passed on stay known, less what was revealed; so do discards',
    check() {
      everyMoment('known', ({ state, random }) => {
        for (let seat = 0; seat < state.players.length; seat++) {
          const made = game.determinize(observe(game, state, seat), random);
          assert.deepEqual(remembered(made, seat), remembered(state, seat));
        }
      });
    },
  },
  {
    name: 'memory: every unseen card is possible in every unseen hand, and no other',
    check() {
      const { state } = randomGame(2, 'possible').next().value as Moment;
      const random = randomFromText('possible');
      const met = new Set<number>();
      for (let count = 0; count < 600; count++) {
        const made = game.determinize(observe(game, state, 0), random);
        const { hand } = made.players[2]!;
        assert.deepEqual(hand, ascending(hand));
        for (const card of hand) met.add(card);
      }
      const own = state.players[0]!.hand;
      const all = Array.from({ length: CARD_COUNT }, (_, card) => card);
      assert.deepEqual(
        ascending(met),
        all.filter((card) => !own.includes(card)),
      );
    },
  },
  {
    name: 'memory: every card of a known hand is possible as the one chosen in secret',
    check() {
      let looks = 0;
      everyMoment('chosen', ({ state, random }) => {
        const { hand, chosen } = state.players[1]!;
        if (state.phase !== 'choose' || state.pick < 2 || chosen === NONE || looks > 5) return;
        looks++;
        const met = new Set<number>();
        for (let count = 0; count < 200; count++) {
          met.add(game.determinize(observe(game, state, 0), random).players[1]!.chosen);
        }
        assert.deepEqual(ascending(met), hand);
      });
      assert.ok(looks > 0);
    },
  },
  {
    name: 'memory: every open place is possible as the one settled in secret',
    check() {
      let looks = 0;
      everyMoment('settled', ({ state, random }) => {
        const { settled } = state.players[1]!;
        if (settled === NONE || looks > 5) return;
        const free = game.clone(state);
        const dealer = { chance: { pick: <T>(list: readonly T[]) => list[0]! }, report: undefined };
        game.play(free, 1, { verb: 'take-back' }, dealer);
        const open = game.legal(free, 1).length - 1;
        if (open === 0) return;
        looks++;
        const met = new Set<number>();
        for (let count = 0; count < 200; count++) {
          met.add(game.determinize(observe(game, state, 0), random).players[1]!.settled);
        }
        assert.equal(met.size, open);
      });
      assert.ok(looks > 0);
    },
  },
  {
    name: 'memory: the public knows nothing of what lies face down',
    check() {
      const { state } = [...randomGame(2, 'public')].at(-1)!;
      const random = randomFromText('public');
      const guesses = Array.from({ length: 20 }, () => {
        const made = game.determinize(observe(game, state, 'public'), random);
        return JSON.stringify(made.players.map(({ sixth }) => sixth));
      });
      assert.ok(new Set(guesses).size > 10);
    },
  },
  {
    name: 'memory: at four, each pick brings one more hand to know, until all are known',
    check() {
      for (const { state } of randomGame(2, 'round')) {
        const isHeld = state.players[0]!.hand.length > 0;
        for (let seat = 0; seat < 4; seat++) {
          const known = game.memory(state, seat).hands.map(({ seat: holder }) => holder);
          const hands = isHeld ? Math.min(3, state.pick - 1) : 0;
          const ahead = Array.from({ length: hands }, (_, at) => at + 1);
          assert.deepEqual(known, ascending(ahead.map((step) => (seat + step) % 4)));
        }
      }
    },
  },
];

export const secrecyChecks: readonly Check[] = [...unseen, ...seen];
