import { randomBytes } from 'node:crypto';
import type {
  AccountDataResponse,
  AccountSummary,
  AddPasskeyRequest,
  ChallengeResponse,
  KeepDataRequest,
  KeepDataResponse,
  ShownPasskey,
} from '@richtfest/protocol';
import { RequestError } from '../request-error.ts';
import type { AccountStore, StoredSession } from '../store/account-store.ts';
import { keyHash, newKey } from '../tables/secrets.ts';
import { checkNewPasskey, checkShownPasskey } from './check-passkey.ts';
import type { RelyingParty } from './relying-party.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A challenge is to be answered within this. */
const CHALLENGE_TIME = 5 * MINUTE;
/** How long a session lasts without being used. */
export const SESSION_TIME = 90 * DAY;

export interface AccountLimits {
  readonly passkeysPerAccount: number;
  readonly sessionsPerAccount: number;
}

interface AccountServices {
  readonly store: AccountStore;
  readonly limits: AccountLimits;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A new session: the account, and the token for the browser. */
export interface SignedIn {
  readonly token: string;
  readonly account: string;
}

/** A returning user with a valid session. */
export interface SignedInUser extends StoredSession {
  /** Whether the session was extended, so that the cookie has to be renewed. */
  readonly isRenewed: boolean;
}

/** All operations on accounts. */
export class Accounts {
  readonly #store: AccountStore;
  readonly #limits: AccountLimits;
  readonly #now: () => number;

  constructor({ store, limits, now }: AccountServices) {
    this.#store = store;
    this.#limits = limits;
    this.#now = now;
  }

  /** A challenge, valid for one answer. */
  async challenge(site: RelyingParty): Promise<ChallengeResponse> {
    const challenge = randomBytes(32).toString('base64url');
    const now = this.#now();
    await this.#store.addChallenge(challenge, { now, until: now + CHALLENGE_TIME });
    return { challenge, rpId: site.id };
  }

  async create(request: AddPasskeyRequest, site: RelyingParty): Promise<SignedIn> {
    const passkey = await this.#checked(request, site);
    const account = randomBytes(16).toString('hex');
    if (!(await this.#store.createAccount(account, passkey))) throw known();
    return await this.#open(account);
  }

  async signIn(shown: ShownPasskey, site: RelyingParty): Promise<SignedIn> {
    const passkey = await this.#store.findPasskey(shown.id);
    if (passkey?.rpId !== site.id) throw unknown();
    const isExpected = this.#isExpected;
    const counter = await checkShownPasskey(shown, passkey, { site, isExpected });
    await this.#store.notePasskey(passkey.id, { at: this.#now(), counter });
    return await this.#open(passkey.account);
  }

  /** The user with this token; a session in use is renewed at most once a day. */
  async visitor(token: string | undefined): Promise<SignedInUser> {
    const now = this.#now();
    const session =
      token === undefined ? undefined : await this.#store.findSession(keyHash(token), now);
    if (session === undefined) throw new RequestError('not-signed-in', 'You are not signed in.');
    const until = now + SESSION_TIME;
    const isRenewed = until - session.expiresAt > DAY;
    if (isRenewed) await this.#store.extendSession(session, { now, until });
    return { ...session, isRenewed };
  }

  async signOut(session: StoredSession, isEverywhere: boolean): Promise<void> {
    if (isEverywhere) await this.#store.closeSessions(session.account);
    else await this.#store.closeSession(session.tokenHash);
  }

  async summary({ account }: Pick<StoredSession, 'account'>): Promise<AccountSummary> {
    const found = await this.#store.loadAccount(account);
    if (found === undefined) throw new RequestError('not-signed-in', 'This account is gone.');
    const { createdAt, passkeys, sessions, version } = found;
    return {
      createdAt,
      passkeys: passkeys.map(({ id, name, createdAt: madeAt, usedAt }) => ({
        id,
        name,
        createdAt: madeAt,
        usedAt,
      })),
      sessions,
      version,
    };
  }

  async addPasskey(
    { account }: StoredSession,
    request: AddPasskeyRequest,
    site: RelyingParty,
  ): Promise<void> {
    const passkey = await this.#checked(request, site);
    const most = this.#limits.passkeysPerAccount;
    const outcome = await this.#store.addPasskey(account, passkey, most);
    if (outcome === 'known') throw known();
    if (outcome === 'full') {
      throw new RequestError('passkeys-full', `An account has at most ${most} passkeys.`);
    }
  }

  async renamePasskey({ account }: StoredSession, id: string, name: string): Promise<void> {
    if (!(await this.#store.renamePasskey(account, id, name))) throw unknown();
  }

  async removePasskey({ account }: StoredSession, id: string): Promise<void> {
    const outcome = await this.#store.removePasskey(account, id);
    if (outcome === 'unknown') throw unknown();
    if (outcome === 'last') {
      throw new RequestError(
        'last-passkey',
        'Without its last passkey nobody could sign in again.',
      );
    }
  }

  async data({ account }: StoredSession, after: number): Promise<AccountDataResponse> {
    const { version = 0, data } = (await this.#store.loadData(account)) ?? {};
    return { version, ...(data === undefined || version <= after ? {} : { data }) };
  }

  async keepData(
    { account }: StoredSession,
    { version, data }: KeepDataRequest,
  ): Promise<KeepDataResponse> {
    if (await this.#store.saveData(account, version, data)) return { version: version + 1 };
    throw new RequestError('outdated-data', 'Another device was faster. Fetch its data first.');
  }

  async remove({ account }: StoredSession): Promise<void> {
    await this.#store.deleteAccount(account);
  }

  async #checked({ passkey, name }: AddPasskeyRequest, site: RelyingParty) {
    const checked = await checkNewPasskey(passkey, { site, isExpected: this.#isExpected });
    const now = this.#now();
    return { ...checked, name, createdAt: now, usedAt: now };
  }

  readonly #isExpected = (challenge: string): Promise<boolean> =>
    this.#store.useChallenge(challenge, this.#now());

  async #open(account: string): Promise<SignedIn> {
    const token = newKey();
    const now = this.#now();
    const session = { tokenHash: keyHash(token), account, openedAt: now };
    await this.#store.openSession(
      { ...session, expiresAt: now + SESSION_TIME },
      { now, most: this.#limits.sessionsPerAccount },
    );
    return { token, account };
  }
}

function known(): RequestError {
  return new RequestError('passkey-known', 'This passkey belongs to an account already.');
}

/**
 * The same answer for a passkey of another site name, so that nobody learns which accounts exist.
 */
function unknown(): RequestError {
  return new RequestError('unknown-passkey', 'No account here has this passkey.');
}
