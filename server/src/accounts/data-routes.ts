import { DATA_LENGTH, keepDataRequest } from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import { bodyAs } from '../http/body-as.ts';
import type { AccountAccess } from './account-access.ts';
import type { Accounts } from './accounts.ts';

/** Bytes around the sealed text. */
const ENVELOPE = 1024;

/** The data of an account: a text that the server can't read. */
export function addDataRoutes(
  app: FastifyInstance,
  accounts: Accounts,
  access: AccountAccess,
): void {
  app.get<{ Querystring: { after?: unknown } }>('/account/data', async (asked, reply) => {
    const after = Number(asked.query.after ?? 0);
    const visitor = await access.visitor(asked, reply);
    return await accounts.data(visitor, Number.isNaN(after) ? 0 : after);
  });

  const bodyLimit = DATA_LENGTH + ENVELOPE;
  app.post('/account/data', { bodyLimit }, async (asked, reply) => {
    const request = bodyAs(keepDataRequest, asked.body);
    const visitor = await access.changer(asked, reply);
    access.countWrite(visitor);
    return await accounts.keepData(visitor, request);
  });
}
