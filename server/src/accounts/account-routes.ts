import {
  DATA_LENGTH,
  addPasskeyRequest,
  emptyRequest,
  keepDataRequest,
  removePasskeyRequest,
  renamePasskeyRequest,
  signInRequest,
  signOutRequest,
} from '@richtfest/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AddressCounter } from '../http/address-counter.ts';
import { bodyAs } from '../http/body-as.ts';
import type { Counter } from '../operation/metrics.ts';
import { WishProblem } from '../problem.ts';
import { type Accounts, SESSION_TIME, type SignedIn } from './accounts.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';
import { clearSessionCookie, sessionCookieOf, setSessionCookie } from './session-cookie.ts';

interface AccountRouteSettings {
  readonly accounts: Accounts;
  readonly publicUrl: URL | undefined;
  readonly limits: { readonly accountsPerDay: number; readonly passkeysPerMinute: number };
  readonly meters: { readonly accounts: Counter; readonly refusals: { add(): void } };
}

const DONE = { isDone: true };
const DAY = 24 * 60 * 60_000;
/** Around the sealed data. */
const ENVELOPE = 1024;

/** `/api/account`: everything but a look is a POST of JSON by a page of this site. */
export function addAccountRoutes(app: FastifyInstance, settings: AccountRouteSettings): void {
  const { accounts, meters, publicUrl } = settings;
  const siteOf = (request: FastifyRequest) => relyingPartyOf(request, publicUrl);
  const seconds = SESSION_TIME / 1000;
  const visitorOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const cookie = sessionCookieOf(request, publicUrl);
    const visitor = await accounts.visitor(cookie?.token);
    if (visitor.isRenewed && cookie !== undefined) setSessionCookie(reply, { ...cookie, seconds });
    return visitor;
  };
  const changerOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = siteOf(request);
    return { site, visitor: await visitorOf(request, reply) };
  };
  const limit = limiter(settings);
  const welcome = (reply: FastifyReply, { token }: SignedIn, { origin }: RelyingParty) =>
    setSessionCookie(reply, { token, isSafe: isSafe(origin), seconds });

  app.post('/api/account/challenge', async (asked) => {
    bodyAs(emptyRequest, asked.body);
    limit.passkeys(asked);
    return await accounts.challenge(siteOf(asked));
  });

  app.post('/api/account', async (asked, reply) => {
    const wish = bodyAs(addPasskeyRequest, asked.body);
    const site = siteOf(asked);
    limit.accounts(asked);
    const signedIn = await accounts.create(wish, site);
    meters.accounts.add('created');
    welcome(reply, signedIn, site);
    return await reply.code(201).send(await accounts.summary(signedIn));
  });

  app.post('/api/account/sign-in', async (asked, reply) => {
    const { passkey } = bodyAs(signInRequest, asked.body);
    const site = siteOf(asked);
    limit.passkeys(asked);
    const signedIn = await accounts.signIn(passkey, site).catch((error: unknown) => {
      meters.accounts.add('refused');
      throw error;
    });
    meters.accounts.add('signed-in');
    welcome(reply, signedIn, site);
    return await accounts.summary(signedIn);
  });

  app.get('/api/account', async (asked, reply) => accounts.summary(await visitorOf(asked, reply)));

  app.post('/api/account/sign-out', async (asked, reply) => {
    const { isEverywhere = false } = bodyAs(signOutRequest, asked.body);
    const { site, visitor } = await changerOf(asked, reply);
    await accounts.signOut(visitor, isEverywhere);
    clearSessionCookie(reply, isSafe(site.origin));
    return DONE;
  });

  app.post('/api/account/delete', async (asked, reply) => {
    bodyAs(emptyRequest, asked.body);
    const { site, visitor } = await changerOf(asked, reply);
    await accounts.remove(visitor);
    meters.accounts.add('deleted');
    clearSessionCookie(reply, isSafe(site.origin));
    return DONE;
  });

  app.post('/api/account/passkeys', async (asked, reply) => {
    const wish = bodyAs(addPasskeyRequest, asked.body);
    const { site, visitor } = await changerOf(asked, reply);
    await accounts.addPasskey(visitor, wish, site);
    return await reply.code(201).send(await accounts.summary(visitor));
  });

  app.post('/api/account/passkeys/rename', async (asked, reply) => {
    const { id, name } = bodyAs(renamePasskeyRequest, asked.body);
    const { visitor } = await changerOf(asked, reply);
    await accounts.renamePasskey(visitor, id, name);
    return await accounts.summary(visitor);
  });

  app.post('/api/account/passkeys/remove', async (asked, reply) => {
    const { id } = bodyAs(removePasskeyRequest, asked.body);
    const { visitor } = await changerOf(asked, reply);
    await accounts.removePasskey(visitor, id);
    return await accounts.summary(visitor);
  });

  app.get<{ Querystring: { after?: unknown } }>('/api/account/data', async (asked, reply) => {
    const { after = 0 } = asked.query;
    return await accounts.data(await visitorOf(asked, reply), Number(after) || 0);
  });

  const bodyLimit = DATA_LENGTH + ENVELOPE;
  app.post('/api/account/data', { bodyLimit }, async (asked, reply) => {
    const wish = bodyAs(keepDataRequest, asked.body);
    const { visitor } = await changerOf(asked, reply);
    limit.writes(visitor.account);
    return await accounts.keepData(visitor, wish);
  });
}

function isSafe(origin: string): boolean {
  return origin.startsWith('https:');
}

/** Who asks too often is told so, and counted. */
function limiter({ limits, meters }: AccountRouteSettings) {
  const created = new AddressCounter(limits.accountsPerDay, DAY);
  const passkeys = new AddressCounter(limits.passkeysPerMinute);
  const writes = new AddressCounter(limits.passkeysPerMinute * 3);
  const check = (counter: AddressCounter, who: string) => {
    if (counter.allows(who)) return;
    meters.refusals.add();
    throw new WishProblem('too-many', 'That was a lot at once. Please wait a while.');
  };
  return {
    accounts: ({ ip }: FastifyRequest) => check(created, ip),
    passkeys: ({ ip }: FastifyRequest) => check(passkeys, ip),
    writes: (account: string) => check(writes, account),
  };
}
