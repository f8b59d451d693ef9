import {
  addPasskeyRequest,
  emptyRequest,
  removePasskeyRequest,
  renamePasskeyRequest,
} from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import { bodyAs } from '../http/body-as.ts';
import type { AccountAccess } from './account-access.ts';
import type { Accounts } from './accounts.ts';

/** Routes for passkeys. */
export function addPasskeyRoutes(
  app: FastifyInstance,
  accounts: Accounts,
  access: AccountAccess,
): void {
  app.post('/account/challenge', async (asked) => {
    bodyAs(emptyRequest, asked.body);
    access.countAttempt(asked);
    return await accounts.challenge(access.site(asked));
  });

  app.post('/account/passkeys', async (asked, reply) => {
    const request = bodyAs(addPasskeyRequest, asked.body);
    const visitor = await access.changer(asked, reply);
    await accounts.addPasskey(visitor, request, access.site(asked));
    return await reply.code(201).send(await accounts.summary(visitor));
  });

  app.post('/account/passkeys/rename', async (asked, reply) => {
    const { id, name } = bodyAs(renamePasskeyRequest, asked.body);
    const visitor = await access.changer(asked, reply);
    await accounts.renamePasskey(visitor, id, name);
    return await accounts.summary(visitor);
  });

  app.post('/account/passkeys/remove', async (asked, reply) => {
    const { id } = bodyAs(removePasskeyRequest, asked.body);
    const visitor = await access.changer(asked, reply);
    await accounts.removePasskey(visitor, id);
    return await accounts.summary(visitor);
  });
}
