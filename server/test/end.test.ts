import { type Game, Match, chanceOf, commitmentTo, randomFromText } from '@richtfest/engine';
import type { NewTable } from '../src/index.ts';
import { headerOfTable } from '../src/tables/seating.ts';
import { keyHash } from '../src/tables/secrets.ts';
import { expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { PIGS, get, newTable, person, pigs, post, startServer } from './support/table.ts';

const HOST_KEY = 'the-key-of-the-host';
const KEYS = ['the-key-of-the-first-seat', 'the-key-of-the-second-seat'];

function tableWith(game: Game, secret: string): NewTable {
  const options = Object.entries(game.options).map(([key, spec]) => [key, spec.default] as const);
  return {
    code: 'BCDFGH',
    createdAt: 0,
    game: PIGS,
    rulesVersion: 1,
    options: Object.fromEntries(options),
    secret,
    hostKeyHash: keyHash(HOST_KEY),
    seats: KEYS.map((key, seat) => ({
      kind: 'person',
      person: { name: `Player ${seat}`, keyHash: keyHash(key), nonce: `n${seat}` },
    })),
  };
}

/** A finished match after whose last move nobody has learned anything. */
function finishedMatch(game: Game): { table: NewTable; match: Match; last: number } {
  for (let attempt = 0; ; attempt++) {
    const table = tableWith(game, `secret ${attempt}`);
    const header = headerOfTable(table, table.seats);
    const match = new Match(game, header, chanceOf(header.generator, table.secret)!);
    const random = randomFromText(`match ${attempt}`);
    while (game.result(match.state) === undefined) {
      const seat = game.legal(match.state, 0).length > 0 ? 0 : 1;
      const legal = game.legal(match.state, seat);
      match.play(seat, legal[random.below(legal.length)]);
    }
    const last = match.line.at(-1)!.seat;
    if (match.undoable(last) > 0) return { table, match, last };
  }
}

/** A server whose store has such a match. */
async function startFinished() {
  const game = await pigs();
  const { table, match, last } = finishedMatch(game);
  const { address, store } = await startServer();
  await store.createTable(table);
  const status = { awaitsBot: false, isFinished: false };
  await store.startTable(table.code, {
    at: 0,
    header: match.header,
    seats: table.seats,
    ...status,
  });
  for (const [version, entry] of match.log.entries()) {
    const isFinished = version === match.log.length - 1;
    await store.append(table.code, version, { at: 0, entry, awaitsBot: false, isFinished });
  }
  return { address, store, table, match, last };
}

test('after the end, where the secret is public, nothing is taken back (PR-14)', async () => {
  const { address, store, table, match, last } = await startFinished();
  const client = await Client.join(address, table.code, { key: KEYS[last]! });
  expect(client.match).toMatchObject({
    version: match.log.length,
    undoable: 0,
    secret: table.secret,
  });
  expect(commitmentTo(client.match!.secret!)).toBe(commitmentTo(table.secret));
  expect(await client.undo(1)).toMatchObject({ type: 'error', code: 'cannot-undo' });
  client.send({ type: 'ask-take-back', id: 'please' });
  expect(await client.answerTo('please')).toMatchObject({ code: 'cannot-undo' });
  expect(await client.play({ verb: 'done' })).toMatchObject({
    type: 'refused',
    reason: { rule: 'RF-1' },
  });
  expect(await store.loadEntries(table.code, match.log.length)).toEqual([]);
});

test.each([
  ['seats/replace', { hostKey: HOST_KEY, seat: 1, bot: 'easy' }],
  ['seats/stand-in', { hostKey: HOST_KEY, seat: 1 }],
  ['seats/program', { hostKey: HOST_KEY, seat: 1, name: 'Robo' }],
  ['close', { hostKey: HOST_KEY }],
  ['seats/help', { key: HOST_KEY, seat: 1, how: 'move' }],
])('after the end nothing changes at the table: %s', async (path, request) => {
  const { address, table } = await startFinished();
  const url = `${address}/api/tables/${table.code}`;
  const before = (await get(url)).body;
  expect(await post(`${url}/${path}`, request)).toMatchObject({
    status: 409,
    body: { code: 'match-over' },
  });
  expect((await get(url)).body).toEqual(before);
});

test('before the start nobody is helped out', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, person]);
  const request = { key: table.hostKey, seat: 1, how: 'move' };
  expect(await post(`${table.url}/seats/help`, request)).toMatchObject({
    status: 409,
    body: { code: 'not-started' },
  });
});
