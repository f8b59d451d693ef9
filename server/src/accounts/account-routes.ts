import {
  addPasskeyRequest,
  emptyRequest,
  signInRequest,
  signOutRequest,
} from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import { bodyAs } from '../http/body-as.ts';
import type { AccessOptions, AccountAccess } from './account-access.ts';
import { addDataRoutes } from './data-routes.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';

const DONE = { isDone: true };

/** `/api/account`: every change is a POST of JSON by a page of this site. */
export function addAccountRoutes(
  app: FastifyInstance,
  access: AccountAccess,
  { accounts, meters }: Pick<AccessOptions, 'accounts' | 'meters'>,
): void {
  addPasskeyRoutes(app, accounts, access);
  addDataRoutes(app, accounts, access);

  app.get('/account', async (asked, reply) => accounts.summary(await access.visitor(asked, reply)));

  app.post('/account', async (asked, reply) => {
    const request = bodyAs(addPasskeyRequest, asked.body);
    const site = access.site(asked);
    access.countAccount(asked);
    const signedIn = await accounts.create(request, site);
    meters.accounts.add('created');
    access.startSession(reply, signedIn.token, site);
    return await reply.code(201).send(await accounts.summary(signedIn));
  });

  app.post('/account/sign-in', async (asked, reply) => {
    const { passkey } = bodyAs(signInRequest, asked.body);
    const site = access.site(asked);
    access.countAttempt(asked);
    const signedIn = await accounts.signIn(passkey, site).catch((error: unknown) => {
      meters.accounts.add('refused');
      throw error;
    });
    meters.accounts.add('signed-in');
    access.startSession(reply, signedIn.token, site);
    return await accounts.summary(signedIn);
  });

  app.post('/account/sign-out', async (asked, reply) => {
    const { isEverywhere = false } = bodyAs(signOutRequest, asked.body);
    await accounts.signOut(await access.changer(asked, reply), isEverywhere);
    access.endSession(reply, asked);
    return DONE;
  });

  app.post('/account/delete', async (asked, reply) => {
    bodyAs(emptyRequest, asked.body);
    await accounts.remove(await access.changer(asked, reply));
    meters.accounts.add('deleted');
    access.endSession(reply, asked);
    return DONE;
  });
}
