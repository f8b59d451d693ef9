import {
  addPasskeyRequest,
  emptyRequest,
  signInRequest,
  signOutRequest,
} from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import { bodyAs } from '../http/body-as.ts';
import { AccountDoor, type DoorOptions } from './account-door.ts';
import { addDataRoutes } from './data-routes.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';

const DONE = { isDone: true };

/** `/api/account`: every change is a POST of JSON by a page of this site. */
export function addAccountRoutes(app: FastifyInstance, options: DoorOptions): void {
  const { accounts, meters } = options;
  const door = new AccountDoor(options);
  addPasskeyRoutes(app, accounts, door);
  addDataRoutes(app, accounts, door);

  app.get('/account', async (asked, reply) => accounts.summary(await door.visitor(asked, reply)));

  app.post('/account', async (asked, reply) => {
    const request = bodyAs(addPasskeyRequest, asked.body);
    const site = door.site(asked);
    door.countAccount(asked);
    const signedIn = await accounts.create(request, site);
    meters.accounts.add('created');
    door.welcome(reply, signedIn.token, site);
    return await reply.code(201).send(await accounts.summary(signedIn));
  });

  app.post('/account/sign-in', async (asked, reply) => {
    const { passkey } = bodyAs(signInRequest, asked.body);
    const site = door.site(asked);
    door.countAttempt(asked);
    const signedIn = await accounts.signIn(passkey, site).catch((error: unknown) => {
      meters.accounts.add('refused');
      throw error;
    });
    meters.accounts.add('signed-in');
    door.welcome(reply, signedIn.token, site);
    return await accounts.summary(signedIn);
  });

  app.post('/account/sign-out', async (asked, reply) => {
    const { isEverywhere = false } = bodyAs(signOutRequest, asked.body);
    await accounts.signOut(await door.changer(asked, reply), isEverywhere);
    door.farewell(reply, asked);
    return DONE;
  });

  app.post('/account/delete', async (asked, reply) => {
    bodyAs(emptyRequest, asked.body);
    await accounts.remove(await door.changer(asked, reply));
    meters.accounts.add('deleted');
    door.farewell(reply, asked);
    return DONE;
  });
}
