import {
  createTableRequest,
  giveToProgramRequest,
  helpOutRequest,
  moveSeatRequest,
  setTalkRequest,
  standInRequest,
  startTableRequest,
  takeFromProgramRequest,
  takeSeatRequest,
} from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from '../limits.ts';
import { WishProblem } from '../problem.ts';
import { lookAgain } from '../tables/deeds/begin.ts';
import { helpOut } from '../tables/deeds/help-out.ts';
import { matchFile, summary } from '../tables/deeds/look.ts';
import { moveSeat } from '../tables/deeds/move-seat.ts';
import { giveToProgram, takeFromProgram } from '../tables/deeds/program-seat.ts';
import { setTalk } from '../tables/deeds/set-talk.ts';
import { standIn } from '../tables/deeds/stand-in.ts';
import { start } from '../tables/deeds/start.ts';
import { takeSeat } from '../tables/deeds/take-seat.ts';
import type { Tables } from '../tables/tables.ts';
import { AddressCounter } from './address-counter.ts';
import { bodyAs } from './body-as.ts';
import { addHostRoutes } from './host-routes.ts';

interface TableParams {
  Params: { code: string };
}

export function addTableRoutes(
  app: FastifyInstance,
  tables: Tables,
  guard: { readonly limits: ServerLimits; readonly refusals: { add(): void } },
): void {
  const { tablesPerMinute, tablesPerDay } = guard.limits;
  const inAMinute = new AddressCounter(tablesPerMinute);
  const inADay = new AddressCounter(tablesPerDay, 24 * 60 * 60_000);

  const requireFewTables = (address: string) => {
    if (inAMinute.allows(address) && inADay.allows(address)) return;
    guard.refusals.add();
    throw new WishProblem('too-many', 'That is a lot of tables. Please wait a while.');
  };

  app.post('/tables', async (request, reply) => {
    const wish = bodyAs(createTableRequest, request.body);
    requireFewTables(request.ip);
    return await reply.code(201).send(await tables.create(wish));
  });

  addHostRoutes(app, tables, requireFewTables);

  app.get('/lobby', () => tables.lobby());

  app.get<TableParams>('/tables/:code', async ({ params }) =>
    tables.do(params.code, async (room) => {
      await lookAgain(room);
      return summary(room);
    }),
  );

  app.post<TableParams>('/tables/:code/seats', async ({ params, body }, reply) => {
    const wish = bodyAs(takeSeatRequest, body);
    const seated = await tables.do(params.code, (room) => takeSeat(room, wish));
    return await reply.code(201).send(seated);
  });

  app.post<TableParams>('/tables/:code/seats/move', async ({ params, body }) => {
    const wish = bodyAs(moveSeatRequest, body);
    return await tables.do(params.code, (room) => moveSeat(room, wish));
  });

  app.post<TableParams>('/tables/:code/seats/stand-in', async ({ params, body }) => {
    const wish = bodyAs(standInRequest, body);
    return await tables.do(params.code, async (room) => {
      await standIn(room, wish);
      return summary(room);
    });
  });

  app.post<TableParams>('/tables/:code/seats/program', async ({ params, body }, reply) => {
    const wish = bodyAs(giveToProgramRequest, body);
    const given = await tables.do(params.code, (room) => giveToProgram(room, wish));
    return await reply.code(201).send(given);
  });

  app.post<TableParams>('/tables/:code/seats/program/end', async ({ params, body }) => {
    const wish = bodyAs(takeFromProgramRequest, body);
    return await tables.do(params.code, async (room) => {
      await takeFromProgram(room, wish);
      return summary(room);
    });
  });

  app.post<TableParams>('/tables/:code/talk', async ({ params, body }) => {
    const wish = bodyAs(setTalkRequest, body);
    return await tables.do(params.code, async (room) => {
      await setTalk(room, wish);
      return summary(room);
    });
  });

  app.post<TableParams>('/tables/:code/seats/help', async ({ params, body }) => {
    const wish = bodyAs(helpOutRequest, body);
    return await tables.do(params.code, async (room) => {
      await helpOut(room, wish);
      return summary(room);
    });
  });

  app.post<TableParams>('/tables/:code/start', async ({ params, body }) => {
    const wish = bodyAs(startTableRequest, body);
    return await tables.do(params.code, async (room) => {
      await start(room, wish);
      return summary(room);
    });
  });

  app.get<TableParams>('/tables/:code/match', async ({ params }, reply) => {
    const file = await tables.do(params.code, matchFile);
    const name = `${file.game}-${params.code.toUpperCase()}.json`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return await reply.send(file);
  });
}
