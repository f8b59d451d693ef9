import { describe, expect, test } from 'vitest';
import type { StoredPad } from '../../src/store/pad-store.ts';
import { type OpenStore, allOf, someStore } from './store-contract.ts';

const sheet = { name: 'Ann', house: { '1A': 'Küche' }, sums: {}, allowed: [] };
const pad: StoredPad = {
  code: 'BCDFGHJK',
  version: 1,
  expiresAt: 1_790_000_000_000,
  content: {
    id: 'local',
    game: 'any-game',
    hostKeyHash: 'host',
    table: { mode: 'houses', table: {}, allowed: [], day: '2026-11-16', place: '' },
    tableVersion: 0,
    players: [{ player: 0, version: 0, keyHash: 'ann', isReady: true, sheet }],
    nextPlayer: 1,
  },
};
const EARLY = pad.expiresAt - 1;
const most = { now: EARLY, most: 2 };

/** What every store must do with shared score pads; `prepare` makes an empty one. */
export function padContract(name: string, prepare: () => Promise<OpenStore>): void {
  describe(`score pads in the store: ${name}`, () => {
    test('a pad is there after a restart, and not after it has expired', async () => {
      const { open, store } = await someStore(prepare);
      expect(await store.pads.create(pad, most)).toBe('created');
      await store.close();
      const again = await open();
      expect(await again.pads.load(pad.code, EARLY)).toEqual(pad);
      expect(await again.pads.load(pad.code, pad.expiresAt)).toBeUndefined();
      expect(await again.pads.versions([pad.code, 'CCCCCCCC'], EARLY)).toEqual(
        new Map([[pad.code, 1]]),
      );
      expect(await again.pads.versions([pad.code], pad.expiresAt)).toEqual(new Map());
      expect(await again.pads.versions([], EARLY)).toEqual(new Map());
      await again.close();
    });

    test('a code is used once, and the number of stored pads is limited', async () => {
      const { store } = await someStore(prepare);
      expect(await store.pads.create(pad, most)).toBe('created');
      expect(await store.pads.create(pad, most)).toBe('code-in-use');
      const others = ['CCCCCCCC', 'DDDDDDDD'].map((code) => ({ ...pad, code }));
      expect(await store.pads.create(others[0]!, most)).toBe('created');
      expect(await store.pads.create(others[1]!, most)).toBe('full');
      // Expired ones make room.
      const later = { ...others[1]!, expiresAt: pad.expiresAt + 1 };
      expect(await store.pads.create(later, { ...most, now: pad.expiresAt })).toBe('created');
      expect(await store.pads.load(pad.code, EARLY)).toBeUndefined();
      await store.pads.remove(later.code);
      expect(await store.pads.load(later.code, EARLY)).toBeUndefined();
      await store.close();
    });

    test('of writers with the same version one wins', async () => {
      const { store } = await someStore(prepare);
      await store.pads.create(pad, most);
      const next = Array.from({ length: 4 }, (_, at) => ({
        ...pad,
        version: 2,
        content: { ...pad.content, revealed: at },
      }));
      const won = await Promise.all(next.map((each) => store.pads.replace(each)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await store.pads.load(pad.code, EARLY)).toEqual(next[won.indexOf(true)]);
      expect(await store.pads.replace({ ...pad, code: 'CCCCCCCC', version: 2 })).toBe(false);
      await store.close();
    });

    test('pruning deletes expired pads; backups have none, and restoring one deletes all', async () => {
      const { store } = await someStore(prepare);
      const late = { ...pad, code: 'CCCCCCCC', expiresAt: pad.expiresAt + 1 };
      await store.pads.create(pad, most);
      await store.pads.create(late, most);
      const cutoffs = { finishedBefore: 0, abandonedBefore: 0, accountsBefore: 0 };
      const prune = (isRehearsal: boolean) =>
        store.prune({ ...cutoffs, endedBefore: pad.expiresAt, isRehearsal });
      await prune(true);
      expect(await store.pads.load(pad.code, EARLY)).toEqual(pad);
      await prune(false);
      expect(await store.pads.load(pad.code, EARLY)).toBeUndefined();
      expect(await store.pads.load(late.code, EARLY)).toEqual(late);
      const records = await allOf(store.records());
      expect(JSON.stringify(records)).not.toContain(late.code);
      await store.replaceAll(
        (async function* () {
          yield* records;
        })(),
      );
      expect(await store.pads.load(late.code, EARLY)).toBeUndefined();
      await store.close();
    });
  });
}
