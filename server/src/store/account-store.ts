/**
 * Where accounts live. What an account keeps is sealed by its owner's devices; the store knows
 * passkeys, who is signed in, and nothing about anybody. What was answered survives a crash.
 */
export interface AccountStore {
  /** Kept until it is used or its time is over. Forgets those whose time is over. */
  addChallenge(challenge: string, term: Term): Promise<void>;
  /** True once. */
  useChallenge(challenge: string, now: number): Promise<boolean>;

  /** False, and nothing, if the passkey belongs to somebody. */
  createAccount(id: string, passkey: StoredPasskey): Promise<boolean>;
  loadAccount(id: string): Promise<StoredAccount | undefined>;
  /** With its passkeys and sessions: nothing is left. */
  deleteAccount(id: string): Promise<void>;

  findPasskey(id: string): Promise<OwnedPasskey | undefined>;
  addPasskey(account: string, passkey: StoredPasskey, most: number): Promise<PasskeyAdded>;
  /** It was shown; the counter is the authenticator's own. */
  notePasskey(id: string, use: { readonly at: number; readonly counter: number }): Promise<void>;
  /** False, and nothing, if the account has no such passkey. */
  renamePasskey(account: string, id: string, name: string): Promise<boolean>;
  removePasskey(account: string, id: string): Promise<'removed' | 'unknown' | 'last'>;

  /** The oldest make room where there would be too many. Forgets those whose time is over. */
  openSession(session: StoredSession, limits: { now: number; most: number }): Promise<void>;
  findSession(tokenHash: string, now: number): Promise<StoredSession | undefined>;
  /** Somebody is still there: the session goes on, and so does the account. */
  extendSession(session: StoredSession, term: Term): Promise<void>;
  closeSession(tokenHash: string): Promise<void>;
  closeSessions(account: string): Promise<void>;

  loadData(account: string): Promise<SealedData | undefined>;
  /** Of several writers that replace the same version one wins; for others: false, and nothing. */
  saveData(account: string, expectedVersion: number, data: string): Promise<boolean>;
}

/** Milliseconds since 1970. */
export interface Term {
  readonly now: number;
  readonly until: number;
}

export interface StoredPasskey {
  /** The credential's own, base64url. */
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
  /** When somebody last used it, to the day. */
  readonly seenAt: number;
  /** Of its data. */
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

/** An account in a backup. Who was signed in signs in again. */
export interface AccountRecord {
  readonly account: Omit<StoredAccount, 'sessions'>;
}
