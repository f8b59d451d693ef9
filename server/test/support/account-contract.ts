import { describe, expect, test } from 'vitest';
import type { StoredPasskey, StoredSession } from '../../src/index.ts';
import { type OpenStore, allOf } from './store-contract.ts';

const DAY = 24 * 60 * 60_000;
const NOW = 1_700_000_000_123;

const passkey = (id: string, more: Partial<StoredPasskey> = {}): StoredPasskey => ({
  id,
  rpId: 'play.example.org',
  publicKey: 'cHVibGlj',
  counter: 0,
  name: 'Omas Tablet 🐷',
  createdAt: NOW,
  usedAt: NOW,
  ...more,
});

const session = (tokenHash: string, more: Partial<StoredSession> = {}): StoredSession => ({
  tokenHash,
  account: 'ann',
  openedAt: NOW,
  expiresAt: NOW + DAY,
  ...more,
});

/** What every store must do about accounts; `prepare` makes an empty one. */
export function accountContract(name: string, prepare: () => Promise<OpenStore>): void {
  describe(`accounts: ${name}`, () => {
    const opened = async () => {
      const open = await prepare();
      const store = await open();
      await store.accounts.createAccount('ann', passkey('one'));
      return { open, store, accounts: store.accounts };
    };
    const roomy = { now: NOW, most: 5 };

    test('a challenge works once, before it expires', async () => {
      const { store, accounts } = await opened();
      await accounts.addChallenge('c', { now: NOW, until: NOW + 10 });
      const both = [accounts.useChallenge('c', NOW + 9), accounts.useChallenge('c', NOW + 9)];
      expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
      await accounts.addChallenge('late', { now: NOW, until: NOW + 10 });
      expect(await accounts.useChallenge('late', NOW + 10)).toBe(false);
      expect(await accounts.useChallenge('never', NOW)).toBe(false);
      await store.close();
    });

    test('an account is found again, and its passkey can’t create another', async () => {
      const { open, store, accounts } = await opened();
      expect(await accounts.createAccount('ben', passkey('one', { name: 'stolen' }))).toBe(false);
      expect(await accounts.loadAccount('ben')).toBeUndefined();
      await store.close();
      const again = await open();
      expect(await again.accounts.loadAccount('ann')).toEqual({
        id: 'ann',
        createdAt: NOW,
        seenAt: NOW,
        version: 0,
        passkeys: [passkey('one')],
        sessions: 0,
      });
      expect(await again.accounts.findPasskey('one')).toEqual({
        ...passkey('one'),
        account: 'ann',
      });
      expect(await again.accounts.findPasskey('two')).toBeUndefined();
      await again.close();
    });

    test('passkeys are added up to a limit, used, renamed, and removed except the last', async () => {
      const { store, accounts } = await opened();
      await accounts.createAccount('ben', passkey('bens'));
      const second = passkey('two', { createdAt: NOW + 1, counter: 4_000_000_000 });
      expect(await accounts.addPasskey('ann', second, 2)).toBe('added');
      expect(await accounts.addPasskey('ann', second, 9)).toBe('known');
      expect(await accounts.addPasskey('ann', passkey('three'), 2)).toBe('full');
      await accounts.notePasskey('two', { at: NOW + 5, counter: 4_000_000_001 });
      expect(await accounts.renamePasskey('ann', 'two', 'Handy')).toBe(true);
      expect(await accounts.renamePasskey('ben', 'two', 'not mine')).toBe(false);
      expect((await accounts.loadAccount('ann'))?.passkeys).toEqual([
        passkey('one'),
        { ...second, name: 'Handy', usedAt: NOW + 5, counter: 4_000_000_001 },
      ]);
      expect(await accounts.removePasskey('ann', 'bens')).toBe('unknown');
      const both = ['one', 'two'].map((id) => accounts.removePasskey('ann', id));
      expect((await Promise.all(both)).toSorted()).toEqual(['last', 'removed']);
      await store.close();
    });

    test('sessions expire, are limited, and are closed one by one or all', async () => {
      const { store, accounts } = await opened();
      for (const [at, hash] of ['a', 'b', 'c', 'd'].entries()) {
        await accounts.openSession(session(hash, { openedAt: NOW + at }), {
          now: NOW + at,
          most: 3,
        });
      }
      expect(await accounts.findSession('a', NOW)).toBeUndefined();
      expect(await accounts.findSession('b', NOW)).toEqual(session('b', { openedAt: NOW + 1 }));
      expect(await accounts.findSession('b', NOW + DAY)).toBeUndefined();
      await accounts.extendSession(session('b'), { now: NOW + 50, until: NOW + 2 * DAY });
      expect(await accounts.findSession('b', NOW + DAY)).toMatchObject({ account: 'ann' });
      expect(await accounts.loadAccount('ann')).toMatchObject({ sessions: 3, seenAt: NOW + 50 });
      await accounts.closeSession('c');
      expect(await accounts.findSession('c', NOW)).toBeUndefined();
      await accounts.closeSessions('ann');
      expect(await accounts.loadAccount('ann')).toMatchObject({ sessions: 0 });
      await store.close();
    });

    test('only one of several devices that replace the same data wins', async () => {
      const { store, accounts } = await opened();
      expect(await accounts.loadData('ann')).toEqual({ version: 0 });
      expect(await accounts.loadData('ben')).toBeUndefined();
      const writers = ['x', 'y', 'z'].map((data) => accounts.saveData('ann', 0, data));
      const won = (await Promise.all(writers)).indexOf(true);
      expect(await accounts.loadData('ann')).toEqual({ version: 1, data: 'xyz'[won] });
      expect(await accounts.saveData('ann', 0, 'late')).toBe(false);
      expect(await accounts.saveData('ann', 1, 'next')).toBe(true);
      expect(await accounts.loadData('ann')).toEqual({ version: 2, data: 'next' });
      await store.close();
    });

    test('a deleted account leaves nothing', async () => {
      const { store, accounts } = await opened();
      await accounts.openSession(session('a'), roomy);
      await accounts.saveData('ann', 0, 'sealed');
      await accounts.deleteAccount('ann');
      expect(await accounts.loadAccount('ann')).toBeUndefined();
      expect(await accounts.findPasskey('one')).toBeUndefined();
      expect(await accounts.findSession('a', NOW)).toBeUndefined();
      expect(await allOf(store.records())).toEqual([]);
      expect(await accounts.createAccount('new', passkey('one'))).toBe(true);
      await store.close();
    });

    test('accounts are exported, counted and imported into another store', async () => {
      const { store, accounts } = await opened();
      await accounts.addPasskey('ann', passkey('two', { createdAt: NOW + 1 }), 9);
      await accounts.saveData('ann', 0, 'sealed');
      await accounts.openSession(session('a'), roomy);
      await accounts.createAccount('ben', passkey('bens'));
      const records = await allOf(store.records());
      expect(records).toMatchObject([
        { account: { id: 'ann', data: 'sealed', version: 1, passkeys: [{ id: 'one' }, {}] } },
        { account: { id: 'ben' } },
      ]);
      expect(JSON.stringify(records)).not.toContain('tokenHash');
      expect(await store.stats()).toMatchObject({ accounts: 2 });
      const other = await (await prepare())();
      await other.accounts.createAccount('gone', passkey('gone'));
      await other.accounts.openSession(session('g', { account: 'gone' }), roomy);
      expect(await other.replaceAll(given(records))).toBe(0);
      expect(await allOf(other.records())).toEqual(records);
      await other.close();
      await store.close();
    });

    test('prunes unused accounts only', async () => {
      const { store, accounts } = await opened();
      await accounts.openSession(session('a'), roomy);
      await accounts.createAccount('ben', passkey('bens'));
      await accounts.openSession(session('b', { account: 'ben' }), { now: NOW + 1, most: 5 });
      await accounts.addChallenge('c', { now: NOW, until: NOW + DAY });
      const none = { finishedBefore: 0, abandonedBefore: 0 };
      const request = { ...none, accountsBefore: NOW + 1, endedBefore: NOW + DAY };
      expect(await store.prune({ ...request, isRehearsal: true })).toMatchObject({ accounts: 1 });
      expect(await accounts.loadAccount('ann')).toBeDefined();
      expect(await store.prune({ ...request, isRehearsal: false })).toMatchObject({ accounts: 1 });
      expect(await accounts.loadAccount('ann')).toBeUndefined();
      expect(await accounts.findSession('a', NOW)).toBeUndefined();
      expect(await accounts.loadAccount('ben')).toMatchObject({ sessions: 0 });
      expect(await accounts.useChallenge('c', NOW)).toBe(false);
      await store.close();
    });
  });
}

async function* given<T>(records: readonly T[]): AsyncGenerator<T> {
  yield* records;
}
