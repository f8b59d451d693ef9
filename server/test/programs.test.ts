import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { catalog } from '@richtfest/catalog';
import { canonicalJson, observe, randomFromText } from '@richtfest/engine';
import type { TableSummary } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { openMatch } from '../src/tables/open-match.ts';
import { Client, playOn } from './support/client.ts';
import { Program, tokenFor } from './support/program.ts';
import {
  bot,
  calm,
  entryOf,
  newTable,
  person,
  pigs,
  post,
  sit,
  startServer,
  summaryOf,
  temporaryFolder,
} from './support/table.ts';

/** Milliseconds no test waits for. */
const PATIENT = 600_000;

/** Nobody waits for programs that are gone. */
const BRISK = { programAwaited: 0 };

async function annAndProgram(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ limits: BRISK, ...options });
  const table = await newTable(server.address, [person, person], { ...calm, firstSeat: 1 });
  const { key } = await sit(table, 'Ann', 0);
  const token = await tokenFor(table, 1, 'Robo');
  return { ...server, table, key, token };
}

test('a program takes the seat its token is for, as a bot with a name, and plays it', async () => {
  const { address, store, table, key, token } = await annAndProgram();
  const ann = await Client.join(address, table.table, { key });
  const expected = { kind: 'bot', name: 'Robo', bot: 'program', isTaken: true };
  expect(ann.seats[1]).toEqual({ ...expected, isPresent: false });
  expect((await summaryOf(table)).isStarted).toBe(false);
  const program = await Program.join(table, token);
  expect(program.seated).toMatchObject({ table: table.table, seat: 1, name: 'Robo' });
  await ann.until(() => ann.seats[1]?.isPresent === true);
  // It was the last one the table waited for.
  await ann.until(() => ann.match?.owing.join() === '0');
  const [question] = program.questions;
  expect(question).toMatchObject({ type: 'decide', id: 0, seat: 1, budget: { ms: 10_000 } });
  expect(program.invalidAnswers).toEqual([]);
  const [first] = await store.loadEntries(table.table, 0);
  expect(first!.entry).toMatchObject({ seat: 1, move: question!.legal[0]!.move });
  const stored = await store.loadTable(table.table);
  const tokenHash = createHash('sha256').update(token).digest('hex');
  expect(stored!.seats[1]).toEqual({ kind: 'bot', name: 'Robo', bot: 'family', tokenHash });
  expect(stored!.header!.seats[1]).toEqual({ name: 'Robo', bot: 'program' });
});

type Answer = Parameters<typeof Program.join>[2];

const NO_ANSWERS: readonly [name: string, Answer, sentence: RegExp][] = [
  ['garbage', () => 'no idea', /is not JSON: .*\. One of the server’s bots decides instead\./u],
  ['no move', ({ id }) => JSON.stringify({ id }), /move/u],
  ['an illegal move', ({ id }) => JSON.stringify({ id, move: 99 }), /no legal move 99/u],
  ['no move of the game', ({ id }) => JSON.stringify({ id, move: 'fly' }), /not a move of/u],
  [
    'a move too deep for anybody',
    ({ id }) => `{"id":${id},"move":{"verb":${'['.repeat(4e3)}${']'.repeat(4e3)}}}`,
    /nested more than 32 levels deep at move\.verb\[0\]/u,
  ],
  ['a move that is there twice', ({ id }) => `{"id":${id},"move":0,"move":1}`, /names move twice/u],
  ['giving up', ({ id }) => JSON.stringify({ id, error: 'ouch' }), /gave up: ouch/u],
  ['silence', () => undefined, /no answer within 50 ms/u],
];

describe('an invalid answer never stalls a table', () => {
  test('the program gets an error, and a bot decides', async () => {
    const patient = await startServer({ limits: { ...BRISK, programThinks: PATIENT } });
    const hasty = await startServer({ limits: { ...BRISK, programThinks: 50 } });
    for (const [name, answer, sentence] of NO_ANSWERS) {
      const { address } = name === 'silence' ? hasty : patient;
      const table = await newTable(address, [person, person], { ...calm, firstSeat: 1 });
      const { key } = await sit(table, 'Ann', 0);
      const ann = await Client.join(address, table.table, { key });
      const program = await Program.join(table, await tokenFor(table, 1), answer);
      await ann.until(() => ann.match?.owing.join() === '0');
      expect({ name, ...program.invalidAnswers[0] }).toMatchObject({
        id: 0,
        sentence: expect.stringMatching(sentence),
      });
    }
  });

  test('the same if the rules fail to read it', async () => {
    const readMove = () => {
      throw new Error('a gap in the rules');
    };
    const careless = { ...pebbles, notation: { ...pebbles.notation, readMove } };
    const { address } = await startServer({ limits: BRISK, games: [entryOf(careless)] });
    const table = await newTable(address, [person, person], {}, { game: pebbles.id });
    const { key } = await sit(table, 'Ann', 0);
    const ann = await Client.join(address, table.table, { key });
    const answer: Answer = ({ id }) => JSON.stringify({ id, move: 'hide' });
    const program = await Program.join(table, await tokenFor(table, 1), answer);
    await program.until(() => program.invalidAnswers.length > 0);
    expect(program.invalidAnswers[0]).toMatchObject({
      id: 0,
      sentence: expect.stringMatching(/^The answer makes no sense to the rules\. One of/u),
    });
    await ann.until(() => ann.match?.owing.join() === '0');
  });

  test('after a crash during a decision a bot continues, and the token can reconnect', async () => {
    const { address, table, key, token } = await annAndProgram();
    const ann = await Client.join(address, table.table, { key });
    const program = await Program.join(table, token, () => undefined);
    await program.until(() => program.questions.length > 0);
    await program.close();
    await ann.until(() => ann.match?.owing.join() === '0');
    expect(ann.seats[1]).toMatchObject({ name: 'Robo', isPresent: false });
    const again = await Program.join(table, token);
    const [game, random] = [await pigs(), randomFromText('ann')];
    await playOn(game, { client: ann, seat: 0, random }, () => again.questions.length > 0);
    await ann.until(() => ann.match!.owing.includes(0));
    expect(again.invalidAnswers).toEqual([]);
  });

  test('a broken connection gets time to come back, and is asked again', async () => {
    const { address, store, table, key, token } = await annAndProgram({
      limits: { programAwaited: PATIENT },
    });
    const ann = await Client.join(address, table.table, { key });
    const program = await Program.join(table, token, () => undefined);
    await program.until(() => program.questions.length > 0);
    await program.close();
    const last = ({ id, legal }: { id: number; legal: readonly unknown[] }) =>
      JSON.stringify({ id, move: legal.length - 1 });
    const again = await Program.join(table, token, last);
    await ann.until(() => ann.match?.owing.join() === '0');
    expect(again.questions[0]!.legal).toEqual(program.questions[0]!.legal);
    const [first] = await store.loadEntries(table.table, 0);
    expect(first!.entry).toMatchObject({ move: again.questions[0]!.legal.at(-1)!.move });
  });

  test('three timeouts in a row: it is disconnected with a reason, and may come back', async () => {
    const limits = { ...BRISK, programThinks: 30 };
    const server = await startServer({ limits });
    const table = await newTable(server.address, [bot, bot]);
    const token = await tokenFor(table, 0);
    const program = await Program.join(table, token, () => undefined);
    await post(`${table.url}/start`, { hostKey: table.hostKey, fillWithBots: true });
    await program.until(() => program.closed !== undefined);
    expect(program.lines.at(-1)).toMatchObject({
      type: 'error',
      sentence: expect.stringContaining('3 times running'),
    });
    expect(program.invalidAnswers.length).toBe(3);
    const again = await Program.join(table, token);
    expect(again.seated).toMatchObject({ seat: 0 });
    const watcher = await Client.join(server.address, table.table);
    await watcher.until(() => watcher.match?.result !== undefined);
  });

  test('a restarted server waits for the program to reconnect', async () => {
    const file = join(await temporaryFolder(), 'tables.sqlite');
    const { table, token, close } = await annAndProgram({ file });
    const program = await Program.join(table, token, () => undefined);
    await program.until(() => program.questions.length > 0);
    await close();
    await program.until(() => program.closed !== undefined);
    expect(program.closed?.code).toBe(1001);
    const { address } = await startServer({ file, limits: { programAwaited: PATIENT } });
    const url = `${address}/api/tables/${table.table}`;
    const again = await Program.join({ ...table, url }, token);
    await again.until(() => again.questions.length > 1);
  });
});

test('late answers are ignored; unrequested ones get an error and are limited', async () => {
  const limits = { ...BRISK, messagesPerSecond: 1, messagesAtOnce: 10 };
  const { address, table, key, token } = await annAndProgram({ limits });
  const ann = await Client.join(address, table.table, { key });
  const program = await Program.join(table, token, ({ id }) =>
    id === 0 ? JSON.stringify({ id, move: 0 }) : undefined,
  );
  await program.until(() => program.questions.length > 1);
  program.write(JSON.stringify({ id: 0, move: 99 }));
  program.write(JSON.stringify({ id: 1, move: 0 }));
  program.answer = ({ id }) => JSON.stringify({ id, move: 0 });
  await ann.until(() => ann.match?.owing.join() === '0');
  expect(program.invalidAnswers).toEqual([]);
  program.write('{}');
  await program.until(() => program.invalidAnswers.length === 1);
  expect(program.invalidAnswers).toEqual([{ type: 'fault', sentence: 'Nothing is being asked.' }]);
  for (let line = 0; line < 20; line++) program.write('{"id":7,"move":0}');
  await program.until(() => program.closed !== undefined);
  expect(program.closed?.code).toBe(4029);
  await ann.until(() => ann.seats[1]?.isPresent === false);
});

test('a token is the host’s to give, for a seat no person has, and to take back', async () => {
  const { address, table, key, token } = await annAndProgram();
  const give = (request: object) =>
    post(`${table.url}/seats/program`, { hostKey: table.hostKey, seat: 1, ...request });
  expect(await give({ hostKey: key })).toMatchObject({ status: 403, body: { code: 'wrong-key' } });
  expect(await give({ seat: 0 })).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
  expect(await give({ seat: 5 })).toMatchObject({ status: 404, body: { code: 'no-such-seat' } });
  const request = { name: 'Ben', nonce: 'b', seat: 1 };
  expect(await post(`${table.url}/seats`, request)).toMatchObject({ body: { code: 'seat-taken' } });
  const first = await Program.join(table, token);
  const ann = await Client.join(address, table.table, { key });
  await ann.until(() => ann.match?.owing.join() === '0');
  // Given out again, also in the middle: the token before is worth nothing.
  const other = await tokenFor(table, 1);
  await first.until(() => first.closed !== undefined);
  expect(first.lines.at(-1)).toMatchObject({ type: 'error', code: 'seat-moved' });
  const refused = await Program.join(table, token);
  expect(refused.lines).toMatchObject([{ type: 'error', code: 'wrong-key' }]);
  await refused.until(() => refused.closed?.code === 4003);
  const second = await Program.join(table, other);
  expect(second.seated).toMatchObject({ seat: 1, name: 'Robo' });
  // A second connection with the same token takes the place of the first.
  const third = await Program.join(table, other);
  await second.until(() => second.closed?.code === 4010);
  const end = { hostKey: table.hostKey, seat: 1 };
  const { body } = await post<TableSummary>(`${table.url}/seats/program/end`, end);
  expect(body.seats[1]).toMatchObject({ kind: 'bot', bot: 'family', isPresent: true });
  await third.until(() => third.closed?.code === 4010);
  expect(await post(`${table.url}/seats/program/end`, end)).toMatchObject({ status: 404 });
  const [game, random] = [await pigs(), randomFromText('ann')];
  await playOn(game, { client: ann, seat: 0, random }, () => ann.match!.owing.includes(1));
  await ann.until(() => ann.match!.owing.includes(0));
});

test('before the match a seat taken from a program is open again', async () => {
  const { table, token } = await annAndProgram();
  await post(`${table.url}/seats/program/end`, { hostKey: table.hostKey, seat: 1 });
  expect((await summaryOf(table)).seats[1]).toMatchObject({ kind: 'person', isTaken: false });
  const late = await Program.join(table, token);
  expect(late.lines).toMatchObject([{ type: 'error', code: 'wrong-key' }]);
  expect((await sit(table, 'Ben')).seat).toBe(1);
  expect((await summaryOf(table)).isStarted).toBe(true);
});

test.each([1000, 5000])('a “join” of %d levels is refused, and says why', async (levels) => {
  const { table } = await annAndProgram();
  for (const line of [
    `{"type":"join","protocol":1,"token":${'['.repeat(levels)}${']'.repeat(levels)}}`,
    `${'{"a":'.repeat(levels / 5)}1${'}'.repeat(levels / 5)}`,
  ]) {
    const program = await Program.open(table);
    program.write(line);
    await program.until(() => program.closed !== undefined);
    expect(program.lines).toMatchObject([
      { code: 'malformed', sentence: expect.stringMatching(/it is nested more than 32 levels/u) },
    ]);
  }
});

test('an invalid “join”, or none, ends the connection with an error', async () => {
  const { table } = await annAndProgram({ limits: { ...BRISK, helloWithin: 50 } });
  for (const line of ['', 'hello', '{}', '{"type":"join","protocol":2,"token":"x"}', '[]', '7']) {
    const program = await Program.open(table);
    program.write(line);
    await program.until(() => program.closed !== undefined);
    expect(program.lines).toMatchObject([{ type: 'error', code: 'malformed' }]);
  }
  const mute = await Program.open(table);
  await mute.until(() => mute.closed !== undefined);
  expect(mute.lines).toMatchObject([{ code: 'malformed' }]);
});

test('a “join” at a table that does not exist is answered with an error', async () => {
  const { table } = await annAndProgram();
  const nowhere = await Program.join({ ...table, url: table.url.slice(0, -6) + 'ZZZZZZ' }, 'x');
  expect(nowhere.lines).toMatchObject([{ type: 'error', code: 'unknown-table' }]);
});

describe('a program is only sent what its seat may know (PR-26)', () => {
  test.each(catalog.map(({ id }) => id))('%s, a whole match of programs', async (id) => {
    const { address, store } = await startServer({ limits: BRISK });
    const entry = catalog.find((each) => each.id === id)!;
    const seats = Array.from({ length: entry.players.min }, () => bot);
    const short = id === 'ueberdachen' ? { roundLimit: 5 } : {};
    const table = await newTable(address, seats, short, { game: id, clock: { bots: 'instant' } });
    const programs: Program[] = [];
    for (const seat of seats.keys()) {
      const choose = randomFromText(`${id} ${seat}`);
      const answer = ({ id: question, legal }: { id: number; legal: readonly unknown[] }) =>
        JSON.stringify({ id: question, move: choose.below(legal.length) });
      programs.push(await Program.join(table, await tokenFor(table, seat), answer));
    }
    const watcher = await Client.join(address, table.table);
    await post(`${table.url}/start`, { hostKey: table.hostKey, fillWithBots: false });
    for (const each of programs) await each.until(() => each.lines.at(-1)?.type === 'over');
    await watcher.until(() => watcher.match?.result !== undefined);
    const game = await entry.load();
    const { header, secret } = (await store.loadTable(table.table))!;
    const entries = await store.loadEntries(table.table, 0);
    const { match } = openMatch({
      game,
      header: header!,
      secret,
      snapshot: undefined,
      entries: [],
    });
    const lawful = programs.map((): string[] => []);
    const look = () =>
      lawful.forEach((seen, seat) => seen.push(canonicalJson(observe(game, match.state, seat))));
    look();
    const choices = new Set<number>();
    for (const { entry: made } of entries) {
      if (game.legal(match.state, made.seat).length > 1) choices.add(made.seat);
      if ('move' in made) match.play(made.seat, made.move);
      look();
    }
    // The match again, move by move: each question was exactly what its seat might know then.
    for (const [seat, { questions }] of programs.entries()) {
      let moment = 0;
      for (const { observation } of questions) {
        moment = lawful[seat]!.indexOf(canonicalJson(observation), moment);
        expect(moment).toBeGreaterThanOrEqual(0);
      }
    }
    for (const [seat, { lines, invalidAnswers, texts }] of programs.entries()) {
      expect(invalidAnswers).toEqual([]);
      const kinds = new Set(lines.map(({ type }) => type));
      // In a short match a seat may never have a choice; such a seat is not asked.
      const asked = choices.has(seat) ? ['decide'] : [];
      expect([...kinds].toSorted()).toEqual([...asked, 'over', 'seated']);
      expect(lines.every((line) => line.type !== 'decide' || line.seat === seat)).toBe(true);
      expect(texts.join()).not.toContain(secret);
    }
    expect(programs[0]!.lines.at(-1)).toMatchObject({ result: watcher.match!.result });
  });
});
