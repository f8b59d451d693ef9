import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressCounter } from '../http/address-counter.ts';
import { RequestError } from '../request-error.ts';
import type { Counter } from '../operation/metrics.ts';
import { type Accounts, SESSION_TIME, type SignedInUser } from './accounts.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';
import { clearSessionCookie, sessionCookieOf, setSessionCookie } from './session-cookie.ts';

const DAY = 24 * 60 * 60_000;
const SECONDS = SESSION_TIME / 1000;
/** How often devices of one account may save their data, per allowed passkey attempt. */
const WRITES_PER_ATTEMPT = 3;

export interface AccessOptions {
  readonly accounts: Accounts;
  readonly publicUrl: URL | undefined;
  readonly limits: { readonly accountsPerDay: number; readonly passkeysPerMinute: number };
  readonly meters: { readonly accounts: Counter; readonly refusals: { add(): void } };
}

/** Checks origin, rate limits and session cookies of account requests. */
export class AccountAccess {
  readonly #options: AccessOptions;
  readonly #created: AddressCounter;
  readonly #attempts: AddressCounter;
  readonly #writes: AddressCounter;

  constructor(options: AccessOptions) {
    const { accountsPerDay, passkeysPerMinute } = options.limits;
    this.#options = options;
    this.#created = new AddressCounter(accountsPerDay, DAY);
    this.#attempts = new AddressCounter(passkeysPerMinute);
    this.#writes = new AddressCounter(passkeysPerMinute * WRITES_PER_ATTEMPT);
  }

  site(request: FastifyRequest): RelyingParty {
    return relyingPartyOf(request, this.#options.publicUrl);
  }

  /** The signed-in user of a read request. */
  async visitor(request: FastifyRequest, reply: FastifyReply): Promise<SignedInUser> {
    const cookie = sessionCookieOf(request, this.#options.publicUrl);
    const visitor = await this.#options.accounts.visitor(cookie?.token);
    if (visitor.isRenewed && cookie !== undefined) {
      setSessionCookie(reply, { ...cookie, seconds: SECONDS });
    }
    return visitor;
  }

  /** The account of a signed-in user; undefined if nobody is signed in. */
  async accountOf(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    if (sessionCookieOf(request, this.#options.publicUrl) === undefined) return undefined;
    try {
      return (await this.visitor(request, reply)).account;
    } catch (error) {
      if (error instanceof RequestError && error.code === 'not-signed-in') return undefined;
      throw error;
    }
  }

  /** The signed-in user of a write request, which must come from a page of this site. */
  async changer(request: FastifyRequest, reply: FastifyReply): Promise<SignedInUser> {
    this.site(request);
    return await this.visitor(request, reply);
  }

  startSession(reply: FastifyReply, token: string, { origin }: RelyingParty): void {
    setSessionCookie(reply, { token, isSafe: isSafe(origin), seconds: SECONDS });
  }

  endSession(reply: FastifyReply, request: FastifyRequest): void {
    clearSessionCookie(reply, isSafe(this.site(request).origin));
  }

  countAccount({ ip }: FastifyRequest): void {
    this.#count(this.#created, ip);
  }

  countAttempt({ ip }: FastifyRequest): void {
    this.#count(this.#attempts, ip);
  }

  countWrite({ account }: SignedInUser): void {
    this.#count(this.#writes, account);
  }

  #count(counter: AddressCounter, who: string): void {
    if (counter.allows(who)) return;
    this.#options.meters.refusals.add();
    throw counter.refusal('That was a lot at once. Please wait a while.');
  }
}

function isSafe(origin: string): boolean {
  return origin.startsWith('https:');
}
