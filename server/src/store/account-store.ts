/**
 * Stores accounts. The data of an account is encrypted by its owner's devices; the store knows
 * only passkeys and sessions. Acknowledged writes survive a crash.
 */
export interface AccountStore {
  /** Stored until it is used or expires. Also deletes expired ones. */
  addChallenge(challenge: string, term: Term): Promise<void>;
  /** True for the first use only. */
  useChallenge(challenge: string, now: number): Promise<boolean>;

  /** Returns false and changes nothing if the passkey belongs to an account. */
  createAccount(id: string, passkey: StoredPasskey): Promise<boolean>;
  loadAccount(id: string): Promise<StoredAccount | undefined>;
  /** Deletes the account with its passkeys and sessions. */
  deleteAccount(id: string): Promise<void>;

  findPasskey(id: string): Promise<OwnedPasskey | undefined>;
  addPasskey(account: string, passkey: StoredPasskey, most: number): Promise<PasskeyAdded>;
  /** Records a use; the counter is the authenticator's own. */
  notePasskey(id: string, use: { readonly at: number; readonly counter: number }): Promise<void>;
  /** Returns false and changes nothing if the account has no such passkey. */
  renamePasskey(account: string, id: string, name: string): Promise<boolean>;
  removePasskey(account: string, id: string): Promise<'removed' | 'unknown' | 'last'>;

  /** Removes the oldest sessions beyond the limit, and expired ones. */
  openSession(session: StoredSession, limits: { now: number; most: number }): Promise<void>;
  findSession(tokenHash: string, now: number): Promise<StoredSession | undefined>;
  /** Extends a session that is in use, and marks its account as used. */
  extendSession(session: StoredSession, term: Term): Promise<void>;
  closeSession(tokenHash: string): Promise<void>;
  closeSessions(account: string): Promise<void>;

  loadData(account: string): Promise<SealedData | undefined>;
  /** Returns false and changes nothing if another writer has already replaced the version. */
  saveData(account: string, expectedVersion: number, data: string): Promise<boolean>;
}

/** Milliseconds since 1970. */
export interface Term {
  readonly now: number;
  readonly until: number;
}

export interface StoredPasskey {
  /** The credential id, base64url. */
  readonly id: string;
  /** The name of the site it was made for. */
  readonly rpId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

export interface OwnedPasskey extends StoredPasskey {
  readonly account: string;
}

export type PasskeyAdded = 'added' | 'known' | 'full';

export interface StoredAccount {
  readonly id: string;
  readonly createdAt: number;
  /** The day of its last use. */
  readonly seenAt: number;
  /** The version of its data. */
  readonly version: number;
  readonly data?: string;
  /** The oldest first. */
  readonly passkeys: readonly StoredPasskey[];
  readonly sessions: number;
}

export interface StoredSession {
  readonly tokenHash: string;
  readonly account: string;
  readonly openedAt: number;
  readonly expiresAt: number;
}

export interface SealedData {
  readonly version: number;
  readonly data?: string;
}

/** An account in a backup, without its sessions. */
export interface AccountRecord {
  readonly account: Omit<StoredAccount, 'sessions'>;
}
