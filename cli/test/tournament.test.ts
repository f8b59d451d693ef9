import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { TournamentReport } from '../src/tournament/report.ts';
import { BIN, PIGS, type Ran, folder, richtfest } from './richtfest.ts';

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

async function tournament(bots: string, ...words: string[]) {
  const ran = await richtfest(['tournament', PIGS, '--bots', bots, '--seed', 's', ...words]);
  return ran;
}

function reportIn({ out }: Ran): TournamentReport {
  return JSON.parse(out) as TournamentReport;
}

const example = (name: string) =>
  fileURLToPath(new URL(`../../docs/examples/bots/${name}`, import.meta.url));
const node = (file: string) => `exec:"${process.execPath} ${file}"`;

/** A program that answers every line with what `answer` says. */
function program(answer: string): string {
  const file = join(folder(), 'bot.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  ${answer}
}`,
  );
  return node(file);
}

test('the JSON report has the promised keys, and the better bot is ahead', async () => {
  const ran = await tournament('greedy,random', '--games', '60', '--json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  const report = reportIn(ran);
  expect(Object.keys(report)).toEqual(['game', 'players', 'options', 'seed', 'games', 'bots']);
  expect(report).toMatchObject({ game: PIGS, players: 2, games: 60 });
  const [greedy, random] = report.bots;
  expect(Object.keys(greedy ?? {})).toEqual(BOT_KEYS);
  expect(greedy?.winShare).toBeGreaterThan(0.85);
  expect(greedy?.low).toBeLessThan(greedy?.winShare ?? 0);
  expect(greedy?.eloLow).toBeGreaterThan(random?.eloHigh ?? 0);
  expect((greedy?.winShare ?? 0) + (random?.winShare ?? 0)).toBeCloseTo(1, 3);
  expect(greedy?.msMean).toBeGreaterThan(0);
});

test('the same games, however many workers; one against three sits once at a time', async () => {
  const timeless = ({ bots, ...report }: TournamentReport) => ({
    ...report,
    bots: bots.map((bot) => ({ ...bot, msMean: 0, msP95: 0 })),
  });
  const words = ['--games', '24', '--json'];
  const bots = 'greedy,random,random,random';
  const one = reportIn(await tournament(bots, ...words, '--workers', '1'));
  const two = reportIn(await tournament(bots, ...words, '--workers', '2'));
  expect(timeless(two)).toEqual(timeless(one));
  expect(one.players).toBe(4);
  expect(one.bots.map(({ games }) => games)).toEqual([24, 72]);
});

test('--until-certain stops early and says so; a table for people', async () => {
  const { code, out, err } = await tournament(
    'greedy,random',
    '--games',
    '100000',
    '--until-certain',
  );
  expect(code).toBe(0);
  expect(err).toMatch(/The order is certain after \d+ games\./);
  expect(out).toContain('The Three Little Pigs');
  expect(out.indexOf('greedy')).toBeLessThan(out.indexOf('random'));
});

test.each([
  ['greedy', 'A tournament needs at least two different bots.'],
  ['greedy,gredy', 'There is no bot “gredy”. Did you mean “greedy”?'],
  ['greedy,exec:', '“exec:” names no command; write exec:COMMAND.'],
])('--bots %s is refused', async (bots, message) => {
  const { code, err } = await tournament(bots);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

describe('a bot in another program', () => {
  test.each([
    ['plain Node', node(example('first-bot.mjs'))],
    ['Python', `exec:"${process.env['PYTHON'] ?? 'python3'} ${example('first_bot.py')}"`],
  ])('the example in %s plays whole games', async (_, bot) => {
    const ran = await tournament(`random,${bot}`, '--games', '8', '--json', '--workers', '1');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(reportIn(ran).bots[1]?.games).toBe(8);
  });

  test('our own bot behind the same lines plays as well as at home', async () => {
    const server = node(`${BIN} bot-server --bot greedy`);
    const ran = await tournament(`random,${server}`, '--games', '8', '--json', '--workers', '1');
    expect(ran.err).toBe('');
    expect(reportIn(ran).bots[1]?.winShare).toBeGreaterThan(0.7);
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
  ])('that %s is told of, and the match goes on', async (_, answer, message) => {
    const ran = await tournament(`random,${program(answer)}`, '--games', '2', '--workers', '1');
    expect(ran.code).toBe(0);
    expect(ran.err).toMatch(message);
    expect(ran.err).toContain('The first legal move was played instead.');
    expect(ran.err).toMatch(/: \d+ of its moves were not its own\./);
  });

  test('that sleeps is not waited for, and after three times not asked again', async () => {
    const sleeper = `${program('await new Promise((wake) => setTimeout(wake, 60_000));')}@1ms`;
    const ran = await tournament(`random,${sleeper}`, '--games', '2', '--workers', '1');
    expect(ran.code).toBe(0);
    expect(ran.err).toContain('it did not answer within');
    expect(ran.err).toContain('It failed 3 times running and is not asked again.');
  });
});

describe('bot-server', () => {
  test('says what is wrong with a line and goes on', async () => {
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
