import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as bots from '@richtfest/bots';
import { catalog, findGame } from '@richtfest/catalog';
import * as engine from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { BotProblem, readBot } from '../site/playground/bot-code.ts';
import { type ContestOptions, playGame } from '../site/playground/contest.ts';
import { courseOf } from '../site/playground/course.ts';

const MODULES = { '@richtfest/engine': engine, '@richtfest/bots': bots };
const FOLDER = join(import.meta.dirname, '../examples/playground');

function exampleFile(game: string): string {
  const own = join(FOLDER, `${game}.js`);
  return existsSync(own) ? own : join(FOLDER, 'any-game.js');
}

const exampleOf = (game: string) => readFileSync(exampleFile(game), 'utf8');

async function contest(id: string, code = exampleOf(id)): Promise<ContestOptions> {
  const entry = findGame(id);
  if (entry === undefined) throw new Error(`there is no game ${id}`);
  const bot = readBot(code, MODULES);
  const { min: players } = entry.players;
  return { game: await entry.load(), players, bot, opponent: bots.random, seed: 'playground' };
}

function problemOf(run: () => unknown): { message: string; line: number | undefined } {
  try {
    run();
  } catch (error) {
    if (error instanceof BotProblem) return { message: error.message, line: error.line };
    throw error;
  }
  throw new Error('there was no problem');
}

describe.each(catalog.map(({ id }) => id))('the example for %s', (id) => {
  test('beats random', async () => {
    const options = await contest(id);
    let wins = 0;
    for (let number = 0; number < 10; number++) {
      wins += playGame(options, number).outcome?.win ?? 0;
    }
    expect(wins).toBeGreaterThan(6);
  });

  test('is also a module for Node, and plays the same there', async () => {
    const url = pathToFileURL(exampleFile(id)).href;
    const { bot } = (await import(url)) as { bot: bots.SeeingBot };
    const options = await contest(id);
    expect(playGame({ ...options, bot }, 0)).toEqual(playGame(options, 0));
  });
});

describe('a bot', () => {
  const choosing = (body: string) =>
    `export const bot = {\n  choose({ legal }) {\n    ${body}\n  },\n};`;
  const failure = async (body: string) =>
    playGame(await contest('three-little-pigs', choosing(body)), 0).problem;

  test('that throws is reported with its line', async () => {
    expect(await failure('return legal.nonsense.first;')).toMatchObject({
      message: expect.stringContaining('TypeError'),
      line: 3,
    });
  });

  test('that returns no move, or one that is not allowed, is told so', async () => {
    expect((await failure(''))?.message).toContain('returned undefined');
    expect((await failure("return { verb: 'fly' };"))?.message).toContain('can’t be played');
    expect((await failure('return legal[0];'))?.message).toBeUndefined();
    // A copy of a legal move is as good.
    expect((await failure('return { ...legal[0] };'))?.message).toBeUndefined();
  });

  test('must be exported', () => {
    const { message } = problemOf(() => readBot('const other = 1;', MODULES));
    expect(message).toContain('export const bot');
  });

  test('imports packages that exist here, under any name', () => {
    const code = "import {\n  random as dice,\n} from '@richtfest/bots';\nexport const bot = dice;";
    expect(readBot(code, MODULES)).toBe(bots.random);
    const unknown = "\nimport { x } from 'left-pad';\nexport const bot = {};";
    expect(problemOf(() => readBot(unknown, MODULES))).toEqual({
      message: 'Only @richtfest/engine and @richtfest/bots can be imported here, not left-pad.',
      line: 2,
    });
  });

  test('that fails while it is loaded is reported with its line', () => {
    const code = 'const a = 1;\nconst b = a.b.c;\nexport const bot = {};';
    expect(problemOf(() => readBot(code, MODULES)).line).toBe(2);
  });
});

test('a course shows every move, the scores and the table, as the bot sees it', async () => {
  const options = await contest('best-treehouse');
  const played = playGame(options, 0);
  const course = courseOf({ ...options, played, number: 0, opponent: 'random' });
  expect(course.names).toEqual(['your bot', 'random']);
  expect(course.moments).toHaveLength(played.moves.length + 1);
  const last = course.moments.at(-1);
  expect(last?.scores[played.seat]).toBe(played.outcome?.score);
  expect(engine.plainText(last?.picture ?? [])).toContain('your bot');
  expect(last?.sentences.join(' ')).toContain('Three weeks are over');
});
