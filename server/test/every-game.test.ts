import { catalog } from '@richtfest/catalog';
import { randomFromText, verify } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { Client, playOn } from './support/client.ts';
import { bot, get, newTable, person, sit, startServer, summaryOf } from './support/table.ts';

/** The number of moves after which a long game is cut short. */
const ENOUGH = 150;

describe.each(catalog)('$id by link', (entry) => {
  const { id, players } = entry;
  test('a person and bots: no seat gets stuck, and every bot moves', async () => {
    const game = await entry.load();
    const warnings: string[] = [];
    const stream = { write: (line: string) => void warnings.push(line) };
    const { address } = await startServer({
      file: ':memory:',
      logger: { level: 'warn', stream },
    });
    const seats = [person, ...Array.from({ length: players.min }, () => bot)];
    const table = await newTable(address, seats, {}, { game: id });
    const { key } = await sit(table, 'Ann');
    const client = await Client.join(address, table.table, { key });
    const player = { client, seat: 0, random: randomFromText(`${id}, a person`) };
    await playOn(game, player, () => client.version >= ENOUGH);
    expect(client.version).toBeGreaterThan(20);
    expect(warnings).toEqual([]);
  });

  test('people only, all at once: no attempt is outdated', async () => {
    const game = await entry.load();
    const { address } = await startServer({ file: ':memory:' });
    const seats = Array.from({ length: players.max }, () => person);
    const table = await newTable(address, seats, {}, { game: id });
    const clients: Client[] = [];
    for (const seat of seats.keys()) {
      const { key } = await sit(table, `P${seat}`);
      clients.push(await Client.join(address, table.table, { key }));
    }
    await Promise.all(
      clients.map((client, seat) =>
        playOn(
          game,
          { client, seat, random: randomFromText(`${id}, seat ${seat}`) },
          () => client.version >= ENOUGH * 2,
        ),
      ),
    );
    const answers = clients.flatMap(({ messages }) => messages.map(({ type }) => type));
    expect(answers.filter((type) => type === 'accepted').length).toBeGreaterThan(20);
    expect(answers).not.toContain('outdated');
    expect(answers).not.toContain('refused');
    const { isFinished } = await summaryOf(table);
    if (!isFinished) return;
    const file = (await get<Parameters<typeof verify>[1]>(`${table.url}/match`)).body;
    expect(verify(game, file).problems).toEqual([]);
  });

  test('has a clock for answers exactly if the game has answers', async () => {
    const game = await entry.load();
    const { address } = await startServer({ file: ':memory:' });
    const seats = Array.from({ length: players.min }, () => person);
    const table = await newTable(address, seats, {}, { game: id });
    const { clock } = await summaryOf(table);
    expect(clock).toEqual(game.isAnswer === undefined ? undefined : { answer: 20 });
  });
});
