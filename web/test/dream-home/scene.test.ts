import {
  type DreamHomeTypes,
  type Event,
  type View,
  dreamHome as game,
  scoreHouse,
} from '@richtfest/dream-home';
import {
  FastChance,
  type JsonObject,
  firstSeatOf,
  randomFromText,
  resolveOptions,
  simulationKey,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Scene, afterEvent, sceneOf } from '../../src/games/dream-home/scene.ts';

/** Every step of a random game: the view before, what happened, the view after. */
function* steps(number: number): Generator<{ before: View; events: Event[]; after: View }> {
  const wishes = { edition: number % 2 === 0 ? 'de' : 'nl', openRoofs: number % 3 === 0 };
  const resolved = resolveOptions(game.options, wishes);
  const options = (resolved as { options: JsonObject })
    .options as unknown as DreamHomeTypes['Options'];
  const random = randomFromText(`scene/${number}`);
  let events: Event[] = [];
  const dealer = {
    chance: new FastChance(simulationKey('scene', number)),
    report: (event: Event) => events.push(event),
  };
  const state = game.setup({ players: 2 + (number % 3), options }, dealer);
  while (game.owing(state) !== 0) {
    const before = game.view(state, 'public');
    const seat = firstSeatOf(game.owing(state));
    const moves = game.legal(state, seat);
    events = [];
    game.play(state, seat, moves.at(random.below(moves.length)) ?? { verb: 'done' }, dealer);
    const seen = events.flatMap((event) => game.eventFor(event, 'public', state) ?? []);
    yield { before, events: seen, after: game.view(state, 'public') };
  }
}

/** All that is drawn; whose turn it is between two decisions is nobody's but the next view's. */
function drawn({ market, players, startSeat, nextStartSeat, held, round }: View) {
  return {
    market,
    held,
    startSeat,
    nextStartSeat,
    round,
    players: players.map(({ house, outdoors, roofCount, helpers, tools }) => ({
      house,
      outdoors: outdoors.toSorted(),
      roofCount,
      helpers: helpers.toSorted(),
      tools: tools.map(({ tool }) => tool).toSorted(),
    })),
  };
}

describe('a scene', () => {
  test('passed through the events of a move shows what the next view shows', () => {
    for (let number = 0; number < 60; number++) {
      for (const { before, events, after } of steps(number)) {
        const scene = events.reduce(afterEvent, sceneOf(before));
        expect({ number, events, ...drawn(scene.view) }).toEqual({
          number,
          events,
          ...drawn(after),
        });
      }
    }
  });

  test('roofs are laid at the end, and not before', () => {
    for (let number = 0; number < 12; number++) {
      let scene: Scene | undefined;
      for (const { before, events, after } of steps(number)) {
        scene = events.reduce(afterEvent, sceneOf(before));
        if (after.phase !== 'over') {
          expect(scene.laid.every((laid) => laid === undefined)).toBe(true);
          expect(sceneOf(after).laid.every((laid) => laid === undefined)).toBe(true);
        } else {
          const laid = after.players.map((_, seat) => scoreHouse(after, seat).roof?.laid ?? []);
          expect(scene.laid.map((each) => each ?? [])).toEqual(laid);
          expect(sceneOf(after).laid.map((each) => each ?? [])).toEqual(laid);
        }
      }
    }
  });
});
