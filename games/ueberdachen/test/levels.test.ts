import { LEVELS, type SeeingBot, botNamed, greedy, simulateGame } from '@richtfest/bots';
import {
  FastChance,
  type Game,
  type JsonObject,
  checkedOptions,
  firstSeatOf,
  observe,
  randomFromText,
  withBots,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { ueberdachen, ueberdachenBots } from '../src/index.ts';
import { stateOf } from './support.ts';

const game = withBots(ueberdachen, ueberdachenBots);
const hooks = ueberdachenBots.search;
const still = () => 0;
const level = (spec: string, now = still) => botNamed(spec, { now }) as SeeingBot;
const anyGame = game as unknown as Game;

function play(bots: readonly SeeingBot[], options: JsonObject) {
  const players = bots.length;
  const complete = checkedOptions(anyGame, { players, options });
  return simulateGame(anyGame, { players, options: complete, bots, seed: 'levels' }, 0);
}

describe('every level plays Überdachen to its end', () => {
  const all = LEVELS.map((name) => level(`${name}@1`));

  test('four bots, one of each level', () => {
    expect(play(all, { roundLimit: 6 }).result.seats).toHaveLength(4);
  });

  test('three bots with the quick start', () => {
    const three = all.slice(1);
    expect(play(three, { quickStart: true, roundLimit: 6 }).result.seats).toHaveLength(3);
  });
});

test('a child never ends its turn while it can build', () => {
  const child = level('child');
  let ends = 0;
  const attentive: SeeingBot = {
    ...child,
    choose(decision) {
      const move = child.choose(decision);
      if (move.verb === 'end-turn') {
        ends++;
        expect(decision.legal.map(({ verb }) => verb)).not.toContain('build');
      }
      return move;
    },
  };
  play([attentive, attentive, attentive], { quickStart: true, roundLimit: 20 });
  expect(ends).toBeGreaterThan(40);
});

describe('a search to the end of the turn', () => {
  const position = {
    phase: 'act',
    players: [
      { rooms: ['chamber A: A1 A2 A3'], storage: 'socket socket' },
      { storage: 'radiator tap' },
      { rooms: ['corridor A: A2 A3 A4'], storage: 'door door' },
      { storage: 'plaster' },
    ],
  };
  const state = stateOf(position, { players: 4 });
  const decide = (bot: SeeingBot, at: typeof state, [seat, seed]: readonly [number, string]) =>
    bot.choose({
      game,
      seat,
      legal: game.legal(at, seat),
      observation: observe(game, at, seat),
      random: randomFromText(seed),
    });
  const ask = (bot: SeeingBot, seed: string) =>
    game.notation.writeMove(decide(bot, state, [0, seed]));

  test('finds the deal that completes a room', () => {
    const turn = game.clone(state);
    const chance = new FastChance(Uint32Array.of(1, 2));
    while (!hooks.isBetweenTurns!(turn)) {
      const seat = firstSeatOf(game.owing(turn));
      const move = decide(seat === 0 ? level('expert') : greedy, turn, [seat, 'turn']);
      game.play(turn, seat, move, { chance, report: undefined });
    }
    expect(game.standing(turn, 0)[0]!.parts['small']).toBe(1);
  });

  test('is the same for the same random numbers', () => {
    expect(ask(level('expert@40'), 'one')).toBe(ask(level('expert@40'), 'one'));
  });

  test('answers even when time has run out', () => {
    let hours = 0;
    expect(
      ask(
        level('expert@1ms', () => (hours += 3_600_000)),
        'any',
      ),
    ).toMatch(/./);
  });
});

test('a thorough list has more candidate moves, and none is refused', () => {
  const state = stateOf(
    {
      phase: 'act',
      players: [
        { rooms: ['kitchen A: A3'], storage: 'plaster plaster plaster plaster' },
        { rooms: ['hall A: A1'], storage: 'lamp socket socket shelf' },
        {},
      ],
    },
    { players: 3 },
  );
  const thorough = hooks.candidateMoves!(state, 0, true);
  expect(thorough.length).toBeGreaterThan(hooks.candidateMoves!(state, 0).length);
  for (const move of thorough) expect(game.refusal(state, 0, move)).toBeUndefined();
});
