import type { Kysely, Transaction } from 'kysely';
import { ownedPasskey, passkeyFromRow, passkeyRow, sessionFromRow } from './account-rows.ts';
import type {
  AccountStore,
  OwnedPasskey,
  PasskeyAdded,
  SealedData,
  StoredAccount,
  StoredPasskey,
  StoredSession,
  Term,
} from './account-store.ts';
import type { Database } from './database.ts';

/** Accounts on any SQL database Kysely speaks to. */
export class SqlAccounts implements AccountStore {
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  async addChallenge(challenge: string, { now, until }: Term): Promise<void> {
    await this.#change(async (transaction) => {
      await transaction.deleteFrom('challenges').where('expires_at', '<=', now).execute();
      await transaction.insertInto('challenges').values({ challenge, expires_at: until }).execute();
    });
  }

  async useChallenge(challenge: string, now: number): Promise<boolean> {
    return await this.#change(async (transaction) => {
      const used = await transaction
        .deleteFrom('challenges')
        .where('challenge', '=', challenge)
        .returning('expires_at')
        .executeTakeFirst();
      return used !== undefined && Number(used.expires_at) > now;
    });
  }

  async createAccount(id: string, passkey: StoredPasskey): Promise<boolean> {
    const { createdAt } = passkey;
    return await this.#change(async (transaction) => {
      if (await isKnown(transaction, passkey.id)) return false;
      await transaction
        .insertInto('accounts')
        .values({ id, created_at: createdAt, seen_at: createdAt, version: 0, data: null })
        .execute();
      await transaction.insertInto('passkeys').values(passkeyRow(id, passkey)).execute();
      return true;
    });
  }

  async loadAccount(id: string): Promise<StoredAccount | undefined> {
    const row = await this.#database
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { sessions } = await this.#database
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll().as('sessions'))
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      id,
      createdAt: Number(row.created_at),
      seenAt: Number(row.seen_at),
      version: Number(row.version),
      ...(row.data === null ? {} : { data: row.data }),
      passkeys: await passkeysOf(this.#database, id),
      sessions: Number(sessions),
    };
  }

  async deleteAccount(id: string): Promise<void> {
    await this.#change(async (transaction) => {
      // First the account's row, as everybody who changes its passkeys does.
      await lock(transaction, id);
      await transaction.deleteFrom('sessions').where('account_id', '=', id).execute();
      await transaction.deleteFrom('passkeys').where('account_id', '=', id).execute();
      // The points stay, without a link to a person.
      await transaction
        .updateTable('daily_results')
        .set({ account_id: null })
        .where('account_id', '=', id)
        .execute();
      await transaction.deleteFrom('accounts').where('id', '=', id).execute();
    });
  }

  async findPasskey(id: string): Promise<OwnedPasskey | undefined> {
    const row = await this.#database
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? undefined : ownedPasskey(row);
  }

  async addPasskey(account: string, passkey: StoredPasskey, most: number): Promise<PasskeyAdded> {
    return await this.#change(async (transaction) => {
      await lock(transaction, account);
      if (await isKnown(transaction, passkey.id)) return 'known';
      if ((await passkeysOf(transaction, account)).length >= most) return 'full';
      await transaction.insertInto('passkeys').values(passkeyRow(account, passkey)).execute();
      return 'added';
    });
  }

  async notePasskey(id: string, { at, counter }: { at: number; counter: number }): Promise<void> {
    await this.#change(async (transaction) => {
      await transaction
        .updateTable('passkeys')
        .set({ used_at: at, counter })
        .where('id', '=', id)
        .execute();
    });
  }

  async renamePasskey(account: string, id: string, name: string): Promise<boolean> {
    return await this.#change(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('account_id', '=', account)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }

  async removePasskey(account: string, id: string): Promise<'removed' | 'unknown' | 'last'> {
    return await this.#change(async (transaction) => {
      await lock(transaction, account);
      const passkeys = await passkeysOf(transaction, account);
      if (!passkeys.some((passkey) => passkey.id === id)) return 'unknown';
      if (passkeys.length === 1) return 'last';
      await transaction.deleteFrom('passkeys').where('id', '=', id).execute();
      return 'removed';
    });
  }

  async openSession(
    session: StoredSession,
    { now, most }: { readonly now: number; readonly most: number },
  ): Promise<void> {
    const { tokenHash, account, openedAt, expiresAt } = session;
    await this.#change(async (transaction) => {
      await touch(transaction, account, now);
      await transaction.deleteFrom('sessions').where('expires_at', '<=', now).execute();
      const open = await transaction
        .selectFrom('sessions')
        .select('token_hash')
        .where('account_id', '=', account)
        .orderBy('opened_at', 'desc')
        .execute();
      const crowd = open.slice(most - 1).map(({ token_hash: hash }) => hash);
      if (crowd.length > 0) {
        await transaction.deleteFrom('sessions').where('token_hash', 'in', crowd).execute();
      }
      await transaction
        .insertInto('sessions')
        .values({
          token_hash: tokenHash,
          account_id: account,
          opened_at: openedAt,
          expires_at: expiresAt,
        })
        .execute();
    });
  }

  async findSession(tokenHash: string, now: number): Promise<StoredSession | undefined> {
    const row = await this.#database
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row === undefined ? undefined : sessionFromRow(row);
  }

  async extendSession(session: StoredSession, { now, until }: Term): Promise<void> {
    await this.#change(async (transaction) => {
      await touch(transaction, session.account, now);
      await transaction
        .updateTable('sessions')
        .set({ expires_at: until })
        .where('token_hash', '=', session.tokenHash)
        .execute();
    });
  }

  async closeSession(tokenHash: string): Promise<void> {
    await this.#change(async (transaction) => {
      await transaction.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    });
  }

  async closeSessions(account: string): Promise<void> {
    await this.#change(async (transaction) => {
      await transaction.deleteFrom('sessions').where('account_id', '=', account).execute();
    });
  }

  async loadData(account: string): Promise<SealedData | undefined> {
    const row = await this.#database
      .selectFrom('accounts')
      .select(['version', 'data'])
      .where('id', '=', account)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return { version: Number(row.version), ...(row.data === null ? {} : { data: row.data }) };
  }

  async saveData(account: string, expectedVersion: number, data: string): Promise<boolean> {
    return await this.#change(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set({ version: expectedVersion + 1, data })
        .where('id', '=', account)
        .where('version', '=', expectedVersion)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }

  #change<T>(task: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
    return this.#database.transaction().execute(task);
  }
}

/** Changes of an account's passkeys or sessions wait here for one another. */
async function lock(database: Transaction<Database>, account: string): Promise<void> {
  await database
    .updateTable('accounts')
    .set((row) => ({ seen_at: row.ref('seen_at') }))
    .where('id', '=', account)
    .execute();
}

/** Locks the account and records that it was used. */
async function touch(database: Transaction<Database>, account: string, at: number): Promise<void> {
  await database.updateTable('accounts').set({ seen_at: at }).where('id', '=', account).execute();
}

async function isKnown(database: Kysely<Database>, passkey: string): Promise<boolean> {
  const row = await database
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', passkey)
    .executeTakeFirst();
  return row !== undefined;
}

export async function passkeysOf(
  database: Kysely<Database>,
  account: string,
): Promise<StoredPasskey[]> {
  const rows = await database
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', account)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(passkeyFromRow);
}
