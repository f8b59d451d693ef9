import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { simulateGame } from '@richtfest/bots';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isExternal, openBot } from '../src/external/bot-spec.ts';
import { gameNamed, optionsFor } from '../src/games.ts';
import type { TournamentReport } from '../src/tournament/report.ts';
import { BIN, PIGS, type Ran, folder, richtfest, richtfestProcess } from './richtfest.ts';

const BOT_KEYS = [
  'bot',
  'games',
  'winShare',
  'low',
  'high',
  'elo',
  'eloLow',
  'eloHigh',
  'meanScore',
  'msMean',
  'msP95',
];

function tournament(bots: string, ...words: string[]): Promise<Ran> {
  return richtfest(tournamentOf(bots, ...words));
}

function tournamentOf(bots: string, ...words: string[]): string[] {
  const workers = words.includes('--workers') ? [] : ['--workers', '1'];
  return ['tournament', PIGS, '--bots', bots, '--seed', 's', ...workers, ...words];
}

function reportIn({ out }: Ran): TournamentReport {
  return JSON.parse(out) as TournamentReport;
}

/** The parts of a report that must not depend on the machine. */
function timeless({ bots, ...report }: TournamentReport) {
  return { ...report, bots: bots.map((bot) => ({ ...bot, msMean: 0, msP95: 0 })) };
}

const example = (name: string) =>
  fileURLToPath(new URL(`../../docs/examples/bots/${name}`, import.meta.url));
/** A program with enough time on a loaded machine. */
const node = (file: string, ms = 60_000) => `exec:"${process.execPath} ${file}"@${ms}ms`;

/** A program that answers every line with `answer`. */
function program(answer: string, ms?: number): string {
  const file = join(folder(), 'bot.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  ${answer}
}`,
  );
  return node(file, ms);
}

/** Plays a game between a random bot and a program; returns the messages about the program. */
async function gameAgainst(spec: string) {
  const messages: string[] = [];
  const bots = ['random', spec].map((each) => openBot(each, (message) => messages.push(message)));
  onTestFinished(() => bots.filter(isExternal).forEach((bot) => bot.close()));
  const game = await gameNamed(PIGS);
  const options = optionsFor(game, 2, {});
  const played = simulateGame(game, { players: 2, options, bots, seed: 's' }, 0);
  return { played, messages, rejectedAnswers: bots.filter(isExternal)[0]?.rejectedAnswers ?? 0 };
}

test('the JSON report has the promised keys, and the better bot is ahead', async () => {
  const ran = await tournament('child,random', '--games', '20', '--json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  const report = reportIn(ran);
  expect(Object.keys(report)).toEqual(['game', 'players', 'options', 'seed', 'games', 'bots']);
  expect(report).toMatchObject({ game: PIGS, players: 2, games: 20 });
  const [child, random] = report.bots;
  expect(Object.keys(child ?? {})).toEqual(BOT_KEYS);
  expect(child?.winShare).toBeGreaterThan(0.85);
  expect(child?.low).toBeLessThan(child?.winShare ?? 0);
  expect(child?.eloLow).toBeGreaterThan(random?.eloHigh ?? 0);
  expect((child?.winShare ?? 0) + (random?.winShare ?? 0)).toBeCloseTo(1, 3);
  expect(child?.msMean).toBeGreaterThan(0);
});

test('the games do not depend on the number of workers; one against three plays one seat', async () => {
  const words = ['--games', '12', '--json'];
  const bots = 'child,random,random,random';
  const one = reportIn(await tournament(bots, ...words));
  const two = reportIn(await tournament(bots, ...words, '--workers', '2'));
  expect(timeless(two)).toEqual(timeless(one));
  expect(one.players).toBe(4);
  expect(one.bots.map(({ games }) => games)).toEqual([12, 36]);
});

test('--until-certain stops early and says so; a table is printed', async () => {
  const { code, out, err } = await tournament(
    'child,random',
    '--games',
    '100000',
    '--until-certain',
  );
  expect(code).toBe(0);
  expect(err).toMatch(/The order is certain after \d+ games\./);
  expect(out).toContain('The Three Little Pigs');
  expect(out.indexOf('child')).toBeLessThan(out.indexOf('random'));
});

test.each([
  ['greedy', 'A tournament needs at least two different bots.'],
  ['greedy,gredy', 'There is no bot “gredy”. Did you mean “greedy”?'],
  ['greedy,exec:', '“exec:” has no command; write exec:COMMAND.'],
])('--bots %s is refused', async (bots, message) => {
  const { code, err } = await tournament(bots);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

describe('a bot in another program', () => {
  test.each([
    ['plain Node', node(example('first-bot.mjs'))],
    ['Python', `exec:"${process.env['PYTHON'] ?? 'python3'} ${example('first_bot.py')}"@60000ms`],
  ])('the example in %s plays whole games', async (_, bot) => {
    const ran = await tournament(`random,${bot}`, '--games', '4', '--json');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(reportIn(ran).bots[1]?.games).toBe(4);
  });

  // The expert of The Three Little Pigs computes exactly, so it needs no random numbers.
  test('our own bot behind exec: plays exactly as in-process', async () => {
    const server = node(`${BIN} bot-server --bot expert`);
    const games = ['--games', '4', '--json'];
    const away = await tournament(`random,${server}`, ...games);
    expect(away.err).toBe('');
    const home = reportIn(await tournament('random,expert', ...games));
    const renamed = JSON.parse(away.out.replace(JSON.stringify(server), '"expert"'));
    expect(timeless(renamed)).toEqual(timeless(home));
  });

  test.each([
    ['crashes', 'process.exit(3);', /it ended with exit code 3/],
    ['talks nonsense', 'console.log("hello");', /“hello” is not JSON: unexpected token 'h'/],
    [
      'nests its answer a million levels deep',
      'console.log("[".repeat(1e6) + "]".repeat(1e6));',
      /is nested more than 32 levels deep at/,
    ],
    [
      'says its move twice',
      'console.log(`{"id":${question.id},"move":0,"move":1}`);',
      /names move twice/,
    ],
    [
      'forgets the move',
      'console.log(JSON.stringify({ id: question.id }));',
      /it lacks the field “move”/,
    ],
    [
      'names no legal move',
      'console.log(JSON.stringify({ id: question.id, move: 999 }));',
      /there is no legal move 999/,
    ],
    [
      'names a move the rules refuse',
      'console.log(JSON.stringify({ id: question.id, move: { verb: "fly" } }));',
      /is refused \(RF-\d, /,
    ],
  ])('that %s is reported, and the match continues', async (_, answer, message) => {
    const { played, messages, rejectedAnswers } = await gameAgainst(program(answer));
    expect(played.result.seats).toHaveLength(2);
    expect(messages[0]).toMatch(message);
    expect(messages[0]).toContain('The first legal move was played instead.');
    expect(rejectedAnswers).toBeGreaterThan(0);
  });

  test('that fails is reported on standard error with the number of its failures', async () => {
    const broken = program('console.log("hello");');
    const ran = await richtfestProcess(tournamentOf(`random,${broken}`, '--games', '2'));
    expect(ran.code).toBe(0);
    expect(ran.err).toContain('“hello” is not JSON');
    expect(ran.err).toMatch(/: \d+ of its moves were played for it\./);
  });

  test('that hangs is skipped, and not asked again after three times', async () => {
    const sleeper = program(
      `if (question.id > 0) await new Promise((wake) => setTimeout(wake, 600_000));
       console.log(JSON.stringify({ id: question.id, move: 0 }));`,
      1,
    );
    const { messages } = await gameAgainst(sleeper);
    expect(messages).toEqual([
      expect.stringContaining('it did not answer within'),
      expect.stringContaining('It failed 3 times in a row and is not asked again.'),
    ]);
  });
});

describe('bot-server', () => {
  test('reports an invalid line and continues', async () => {
    const question = {
      protocol: 1,
      type: 'decide',
      id: 4,
      game: 'chess',
      rulesVersion: 1,
      seat: 0,
    };
    const rest = {
      observation: {},
      legal: [{ move: {}, text: '' }],
      budget: { ms: 1 },
      random: '',
    };
    const input = `hello\n{}\n${JSON.stringify({ ...question, ...rest })}\n`;
    const { code, out } = await richtfest(['bot-server'], { input });
    expect(code).toBe(0);
    const [nonsense, empty, unknown] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { error: string });
    expect(nonsense?.error).toContain('“hello” is not JSON');
    expect(empty?.error).toContain('lacks the field “protocol”');
    expect(unknown).toMatchObject({ id: 4, error: expect.stringContaining('no game “chess”') });
  });
});
