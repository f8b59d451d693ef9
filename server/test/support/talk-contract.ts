import { CHAT_LINES } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { CODE, type OpenStore, allOf, someStore } from './store-contract.ts';

const line = { seat: 1, at: 1_700_000_005_000, text: 'Schön gebaut! 🏠' };
const question = { id: 'q', seat: 0, moves: 3, version: 5, at: 7, agreed: [] };

/** What every store must do with people's talk; `prepare` makes an empty one. */
export function talkContract(name: string, prepare: () => Promise<OpenStore>): void {
  describe(`talk in the store: ${name}`, () => {
    test('lines are numbered one after the other, by table, and only the latest are kept', async () => {
      const { open, store } = await someStore(prepare);
      expect(await store.talk.loadLines(CODE, 0)).toEqual([]);
      const together = await Promise.all([1, 2, 3].map(() => store.talk.addLine(CODE, line)));
      expect(together.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
      for (let at = 4; at <= CHAT_LINES + 2; at++) await store.talk.addLine(CODE, line);
      await store.close();
      const again = await open();
      const kept = await again.talk.loadLines(CODE, 0);
      expect(kept).toHaveLength(CHAT_LINES);
      expect(kept[0]).toEqual({ ...line, number: 3 });
      expect((await again.talk.loadLines(CODE, 200)).map(({ number }) => number)).toEqual([
        201, 202,
      ]);
      expect((await again.loadTable(CODE))?.touchedAt).toBe(line.at);
      await again.close();
    });

    test('the talk setting is stored with the table', async () => {
      const { store } = await someStore(prepare);
      expect((await store.loadTable(CODE))?.talk).toBeUndefined();
      await store.talk.setTalk(CODE, { at: 9, talk: 'reactions' });
      expect(await store.loadTable(CODE)).toMatchObject({ talk: 'reactions', touchedAt: 9 });
      await store.close();
    });

    test('only one of two simultaneous requests or answers succeeds', async () => {
      const { store } = await someStore(prepare);
      const asking = ['a', 'b'].map((id) =>
        store.talk.setTakeBack(CODE, { at: 9, from: undefined, to: { ...question, id } }),
      );
      expect((await Promise.all(asking)).filter(Boolean)).toHaveLength(1);
      const { takeBack } = (await store.loadTable(CODE))!;
      const answers = [1, 2].map((seat) =>
        store.talk.setTakeBack(CODE, {
          at: 9,
          from: takeBack,
          to: { ...takeBack!, agreed: [seat] },
        }),
      );
      expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1);
      await store.close();
    });

    test('it is part of a backup, and is pruned with its table', async () => {
      const { store } = await someStore(prepare);
      await store.talk.addLine(CODE, line);
      await store.talk.setTalk(CODE, { at: 9, talk: 'off' });
      await store.talk.setTakeBack(CODE, { at: 9, from: undefined, to: question });
      const [record] = await allOf(store.records());
      expect(record).toMatchObject({
        table: { talk: 'off', takeBack: question },
        lines: [{ ...line, number: 1 }],
      });
      const other = await (await prepare())();
      await other.replaceAll(
        (async function* () {
          yield record!;
        })(),
      );
      expect(await allOf(other.records())).toEqual([record]);
      const request = {
        finishedBefore: 0,
        abandonedBefore: 10,
        accountsBefore: 0,
        now: 0,
        isRehearsal: false,
      };
      expect(await other.prune(request)).toEqual({
        finished: 0,
        abandoned: 1,
        accounts: 0,
        daily: 0,
      });
      expect(await other.talk.loadLines(CODE, 0)).toEqual([]);
      await other.close();
      await store.close();
    });
  });
}
