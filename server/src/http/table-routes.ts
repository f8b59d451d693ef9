import {
  createTableRequest,
  giveToProgramRequest,
  helpOutRequest,
  moveSeatRequest,
  readyRequest,
  setTalkRequest,
  standInRequest,
  startTableRequest,
  takeFromProgramRequest,
  takeSeatRequest,
} from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from '../limits.ts';
import type { TableAccess } from '../tables/table-access.ts';
import type { Tables } from '../tables/tables.ts';
import { AddressCounter } from './address-counter.ts';
import { bearerKey } from './bearer-key.ts';
import { bodyAs } from './body-as.ts';
import { type TableParams, commandRoutes } from './command-route.ts';
import { addHostRoutes } from './host-routes.ts';

export function addTableRoutes(
  app: FastifyInstance,
  { tables, access }: { readonly tables: Tables; readonly access: TableAccess },
  guard: { readonly limits: ServerLimits; readonly refusals: { add(): void } },
): void {
  const { tablesPerMinute, tablesPerDay } = guard.limits;
  const inAMinute = new AddressCounter(tablesPerMinute);
  const inADay = new AddressCounter(tablesPerDay, 24 * 60 * 60_000);

  const requireFewTables = (address: string) => {
    const full = [inAMinute, inADay].find((counter) => !counter.allows(address));
    if (full === undefined) return;
    guard.refusals.add();
    throw full.refusal('That is a lot of tables. Please wait a while.');
  };

  app.post('/tables', async (asked, reply) => {
    const request = bodyAs(createTableRequest, asked.body);
    requireFewTables(asked.ip);
    return await reply.code(201).send(await tables.create(request));
  });

  addHostRoutes(app, access, requireFewTables);

  app.get('/lobby', () => tables.lobby());

  app.get<TableParams>('/tables/:code', async (asked) =>
    access.call(asked, 'summary', { key: bearerKey(asked) }),
  );

  app.post<TableParams>('/tables/:code/seats', async (asked, reply) => {
    const request = bodyAs(takeSeatRequest, asked.body);
    return await reply.code(201).send(await access.call(asked, 'takeSeat', request));
  });

  app.post<TableParams>('/tables/:code/seats/program', async (asked, reply) => {
    const request = bodyAs(giveToProgramRequest, asked.body);
    return await reply.code(201).send(await access.call(asked, 'giveToProgram', request));
  });

  const post = commandRoutes(app, access);
  post('seats/move', 'moveSeat', moveSeatRequest);
  post('seats/stand-in', 'standIn', standInRequest);
  post('seats/program/end', 'takeFromProgram', takeFromProgramRequest);
  post('talk', 'setTalk', setTalkRequest);
  post('seats/help', 'helpOut', helpOutRequest);
  post('seats/ready', 'setReady', readyRequest);
  post('start', 'start', startTableRequest);

  app.get<TableParams>('/tables/:code/match', async (asked, reply) => {
    const { code, file } = await access.call(asked, 'matchFile', { key: bearerKey(asked) });
    const name = `${file.game}-${code}.json`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return await reply.send(file);
  });
}
