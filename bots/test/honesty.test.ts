import { type Game, type Observation, isEqualJson, randomFromText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  type Decision,
  LEVELS,
  type SeeingBot,
  botNamed,
  greedy,
  hintFor,
} from '../src/index.ts';
import { GAMES, askedSeat, matchAfter } from './tables.ts';

/** Every object reachable from a decision; none may be a state. */
type Reachable = keyof Decision;
const REACHABLE: Readonly<Record<Reachable, true>> = {
  game: true,
  seat: true,
  observation: true,
  legal: true,
  random: true,
};

const BOTS: readonly SeeingBot[] = [
  greedy,
  ...LEVELS.map((level) => seeing(botNamed(`${level}@6`, { now: () => 0 }))),
];

function seeing(bot: Bot | undefined): SeeingBot {
  if (bot?.sees !== 'observation') throw new Error('a level looks at what its seat knows');
  return bot;
}

/** Positions of a game with the seat that is asked. */
function positions(game: Game): { readonly state: object; readonly seat: number }[] {
  return [0, 3, 11, 26, 47].flatMap((moves) => {
    const match = matchAfter(game, moves, 'honesty');
    const seat = askedSeat(match);
    return seat === undefined ? [] : [{ state: match.state, seat }];
  });
}

function observationOf(game: Game, state: object, seat: number): Observation {
  return { watcher: seat, view: game.view(state, seat), memory: game.memory(state, seat) };
}

/** The decision in a state, as its seat sees it. */
function decisionIn(game: Game, state: object, seat: number): Decision {
  return {
    game,
    seat,
    observation: observationOf(game, state, seat),
    legal: game.legal(state, seat),
    random: randomFromText('the bot’s own'),
  };
}

/** Other determinizations of this seat's observation. */
function worldsLike(game: Game, state: object, seat: number): object[] {
  const observation = observationOf(game, state, seat);
  return ['one', 'another'].map((world) => game.determinize(observation, randomFromText(world)));
}

describe.each(GAMES.map((game) => [game.id, game] as const))('honest bots in %s', (_, game) => {
  const asked = positions(game);

  test.each(BOTS.map((bot) => [bot.name, bot] as const))(
    '%s decides alike in worlds that look alike from its seat',
    (__, bot) => {
      expect(asked.length).toBeGreaterThan(2);
      for (const { state, seat } of asked) {
        const here = decisionIn(game, state, seat);
        const move = bot.choose(here);
        for (const world of worldsLike(game, state, seat)) {
          const there = decisionIn(game, world, seat);
          expect(there.observation).toEqual(here.observation);
          expect(bot.choose(there)).toEqual(move);
        }
      }
    },
  );

  test('they get plain data, which they can neither change nor see through', () => {
    for (const { state, seat } of asked) {
      const { observation, legal, ...rest } = decisionIn(game, state, seat);
      const sent = JSON.parse(JSON.stringify({ observation, legal })) as Pick<
        Decision,
        'observation' | 'legal'
      >;
      expect(sent.observation).toEqual(observation);
      for (const bot of BOTS) {
        const own = randomFromText('the bot’s own');
        const far = bot.choose({ ...rest, ...frozen(sent), random: own });
        const near = bot.choose(decisionIn(game, state, seat));
        expect(far).toEqual(near);
      }
    }
  });

  test('hints know no more than the seat that asks', () => {
    for (const { state, seat } of asked) {
      const hint = hintFor({ ...decisionIn(game, state, seat), optional: [] }, greedy);
      for (const world of worldsLike(game, state, seat)) {
        const there = hintFor({ ...decisionIn(game, world, seat), optional: [] }, greedy);
        expect(there).toEqual(hint);
      }
    }
  });
});

test('some of those states differ, so the test can fail', () => {
  const secrets = GAMES.filter((game) =>
    positions(game).some(({ state, seat }) =>
      worldsLike(game, state, seat).some((world) => !isEqualJson(world, state)),
    ),
  );
  expect(secrets.map(({ id }) => id)).toContain('best-treehouse');
  // A bot that got the state would choose differently.
  const treehouse = GAMES.find(({ id }) => id === 'best-treehouse')!;
  const { state, seat } = positions(treehouse)[1]!;
  const [one, other] = worldsLike(treehouse, state, seat);
  expect(JSON.stringify(one)).not.toBe(JSON.stringify(other));
});

test('a decision contains nothing but what the seat knows', () => {
  const [game] = GAMES;
  const [first] = positions(game!);
  const decision = decisionIn(game!, first!.state, first!.seat);
  expect(Object.keys(decision).sort()).toEqual(Object.keys(REACHABLE).sort());
});

/** Deeply frozen, so writing into it throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
