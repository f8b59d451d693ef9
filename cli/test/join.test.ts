import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { groupedCode } from '@richtfest/protocol';
import { openSqliteStore, createServer } from '@richtfest/server';
import { expect, onTestFinished, test } from 'vitest';
import { countStart } from '../../scripts/testing/count-start.ts';
import { PIGS, folder, richtfest, richtfestProcess } from './richtfest.ts';

const example = (name: string) =>
  fileURLToPath(new URL(`../../docs/examples/bots/${name}`, import.meta.url));

async function server(limits = {}) {
  const store = await openSqliteStore(join(folder(), 'tables.sqlite'));
  countStart('servers');
  const app = await createServer({ store, botPause: 0, limits });
  onTestFinished(() => app.close().then(() => store.close()));
  return await app.listen({ host: '127.0.0.1', port: 0 });
}

async function post<Body>(url: string, body: object): Promise<Body> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Body;
}

/** A table with a program link for each seat. */
async function tableFor(address: string, players: number) {
  const request = { game: PIGS, seats: Array.from({ length: players }, () => ({ kind: 'bot' })) };
  const { table, hostKey } = await post<{ table: string; hostKey: string }>(
    `${address}/api/tables`,
    request,
  );
  const url = `${address}/api/tables/${table}`;
  const linkOf = async (seat: number) => {
    const name = `Program ${seat}`;
    const { token } = await post<{ token: string }>(`${url}/seats/program`, {
      hostKey,
      seat,
      name,
    });
    return `${address}/t/${groupedCode(table).toLowerCase()}#bot=${token}`;
  };
  const areHere = async () => {
    const { seats } = (await (await fetch(url)).json()) as { seats: { isPresent: boolean }[] };
    return seats.every(({ isPresent }) => isPresent);
  };
  const start = async () => {
    await expect.poll(areHere).toBe(true);
    await post(`${url}/start`, { hostKey, fillWithBots: false });
  };
  return { table, linkOf, start };
}

function node(words: readonly string[]): Promise<{ code: number | null; out: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.on('close', (code) => resolve({ code, out }));
  });
}

test('our bot, the example bots in Node and Python, and a bot with its own socket play a match', async () => {
  const { table, linkOf, start } = await tableFor(await server(), 4);
  const python = process.env['PYTHON'] ?? 'python3';
  const playing = Promise.all([
    richtfestProcess(['join', await linkOf(0), '--bot', 'greedy']),
    richtfest(['join', await linkOf(1), '--exec', `node ${example('first-bot.mjs')}`, '--json']),
    richtfest(['join', await linkOf(2), '--exec', `${python} ${example('first_bot.py')}`]),
    node([example('table-bot.mjs'), await linkOf(3)]),
  ]);
  await start();
  const [ours, inNode, inPython, onItsOwn] = await playing;
  expect(ours).toMatchObject({
    code: 0,
    err: `Program 0 plays seat 0 of ${groupedCode(table)}.\n`,
  });
  expect(ours.out).toMatch(/Decisions: [1-9]\d*\. Rejected answers: 0\./u);
  expect(inNode.code).toBe(0);
  const report = JSON.parse(inNode.out) as { result: object };
  expect(report).toMatchObject({
    table,
    game: PIGS,
    seat: 1,
    name: 'Program 1',
    rejectedAnswers: 0,
  });
  expect(inPython).toMatchObject({
    code: 0,
    err: `Program 2 plays seat 2 of ${groupedCode(table)}.\n`,
  });
  expect(onItsOwn.code).toBe(0);
  expect(onItsOwn.out.trim().split('\n')).toEqual([
    'seated Program 3',
    `over ${JSON.stringify(report.result)}`,
  ]);
});

test('a failing program is reported, and the match continues to its end', async () => {
  const { linkOf, start } = await tableFor(await server(), 2);
  const crash = `node -e "console.error('ouch'); process.exit(3)"`;
  const playing = Promise.all([
    richtfest(['join', await linkOf(0), '--exec', crash]),
    richtfest(['join', await linkOf(1), '--bot', 'random']),
  ]);
  await start();
  const [broken] = await playing;
  expect(broken.code).toBe(0);
  expect(broken.err).toContain(
    'The program gave up: it ended with exit code 3 and wrote: ouch. One of the server’s bots decides instead.',
  );
});

test.each([
  [['nowhere', '--bot', 'greedy'], 2, '“nowhere” is not a link to a table.'],
  [['https://play.example.org/t/K7#bot=x', '--bot', 'greedy'], 2, 'is not a link to a table.'],
  [['https://play.example.org/t/K7WP-XD2M', '--bot', 'greedy'], 2, 'The link has no token.'],
  [
    ['https://play.example.org/t/K7WP-XD2M#bot=x'],
    2,
    'Name the player: either --bot NAME or --exec COMMAND',
  ],
  [['https://play.example.org/t/K7WP-XD2M#bot=x', '--bot', 'gredy'], 2, 'Did you mean “greedy”?'],
  [['http://127.0.0.1:9/t/K7WP-XD2M#bot=x', '--bot', 'greedy'], 1, 'No server answers at http://'],
])('join %j is an error with a sentence', async (words, code, sentence) => {
  const ran = await richtfest(['join', ...words]);
  expect(ran).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) });
});

test('an invalid token is reported', async () => {
  const { linkOf } = await tableFor(await server(), 2);
  const link = (await linkOf(0)).replace(/bot=.*/u, 'bot=not-a-token');
  const ran = await richtfestProcess(['join', link, '--bot', 'greedy']);
  expect(ran).toMatchObject({ code: 1, out: '', err: expect.stringContaining('This token is') });
});
