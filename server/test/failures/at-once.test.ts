import { expect, test } from 'vitest';
import type { ServerMessage } from '@richtfest/protocol';
import { BACKENDS } from '../support/backends.ts';
import { Client, legalMoves } from '../support/client.ts';
import { calm, newTable, person, pigs, sit, startServer } from '../support/table.ts';

const ROUNDS = 12;

test.each(Object.entries(BACKENDS))(
  'two moves at once on one version, here or at two servers on %s: exactly one wins',
  async (_name, prepare) => {
    const game = await pigs();
    const { open } = await prepare();
    const [here, there] = [
      await startServer({ store: await open() }),
      await startServer({ store: await open() }),
    ];
    const table = await newTable(here.address, [person, person], calm);
    const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
    const clientsOf = (key: string) =>
      Promise.all(
        [here, here, there].map(({ address }) => Client.join(address, table.table, { key })),
      );
    let version = 0;
    for (let round = 0; round < ROUNDS; round++) {
      // Who was overtaken at another server hears of it when it tries: here it comes back first.
      const [watcher] = await clientsOf(keys[0]!);
      const seat = watcher!.match!.owing[0];
      if (seat === undefined) break;
      const rivals = await clientsOf(keys[seat]!);
      const moves = legalMoves(game, rivals[0]!, seat);
      const answers: ServerMessage[] = await Promise.all(
        rivals.map((rival, at) =>
          rival.play(moves[at % moves.length], { id: `${round}-${at}`, version }),
        ),
      );
      const kinds = answers.map(({ type }) => type).sort();
      expect(kinds).toEqual(['accepted', 'outdated', 'outdated']);
      version++;
      for (const { store } of [here, there]) {
        expect(await store.loadEntries(table.table, 0)).toHaveLength(version);
      }
      await Promise.all([watcher!, ...rivals].map((client) => client.close()));
      await there.store.probe();
    }
    expect(version).toBeGreaterThan(3);
  },
);
