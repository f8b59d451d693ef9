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
import { lookAgain } from '../tables/deeds/begin.ts';
import { helpOut } from '../tables/deeds/help-out.ts';
import { guestSummary, hasKey, matchFile, summary } from '../tables/deeds/look.ts';
import { moveSeat } from '../tables/deeds/move-seat.ts';
import { giveToProgram, takeFromProgram } from '../tables/deeds/program-seat.ts';
import { setTalk } from '../tables/deeds/set-talk.ts';
import { standIn } from '../tables/deeds/stand-in.ts';
import { start } from '../tables/deeds/start.ts';
import { takeSeat } from '../tables/deeds/take-seat.ts';
import type { TableDoor } from '../tables/table-door.ts';
import type { Tables } from '../tables/tables.ts';
import { AddressCounter } from './address-counter.ts';
import { bearerKey } from './bearer-key.ts';
import { bodyAs } from './body-as.ts';
import { addHostRoutes } from './host-routes.ts';

interface TableParams {
  Params: { code: string };
}

export function addTableRoutes(
  app: FastifyInstance,
  { tables, door }: { readonly tables: Tables; readonly door: TableDoor },
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

  app.post('/tables', async (request, reply) => {
    const wish = bodyAs(createTableRequest, request.body);
    requireFewTables(request.ip);
    return await reply.code(201).send(await tables.create(wish));
  });

  addHostRoutes(app, door, requireFewTables);

  app.get('/lobby', () => tables.lobby());

  app.get<TableParams>('/tables/:code', async (request) =>
    door.do(request, async (room) => {
      await lookAgain(room);
      return hasKey(room, bearerKey(request)) ? summary(room) : guestSummary(room);
    }),
  );

  app.post<TableParams>('/tables/:code/seats', async (request, reply) => {
    const wish = bodyAs(takeSeatRequest, request.body);
    const seated = await door.do(request, (room) => takeSeat(room, wish));
    return await reply.code(201).send(seated);
  });

  app.post<TableParams>('/tables/:code/seats/move', async (request) => {
    const wish = bodyAs(moveSeatRequest, request.body);
    return await door.do(request, (room) => moveSeat(room, wish));
  });

  app.post<TableParams>('/tables/:code/seats/stand-in', async (request) => {
    const wish = bodyAs(standInRequest, request.body);
    return await door.do(request, async (room) => {
      await standIn(room, wish);
      return summary(room);
    });
  });

  app.post<TableParams>('/tables/:code/seats/program', async (request, reply) => {
    const wish = bodyAs(giveToProgramRequest, request.body);
    const given = await door.do(request, (room) => giveToProgram(room, wish));
    return await reply.code(201).send(given);
  });

  app.post<TableParams>('/tables/:code/seats/program/end', async (request) => {
    const wish = bodyAs(takeFromProgramRequest, request.body);
    return await door.do(request, async (room) => {
      await takeFromProgram(room, wish);
      return summary(room);
    });
  });

  app.post<TableParams>('/tables/:code/talk', async (request) => {
    const wish = bodyAs(setTalkRequest, request.body);
    return await door.do(request, async (room) => {
      await setTalk(room, wish);
      return summary(room);
    });
  });

  app.post<TableParams>('/tables/:code/seats/help', async (request) => {
    const wish = bodyAs(helpOutRequest, request.body);
    return await door.do(request, async (room) => {
      await helpOut(room, wish);
      return summary(room);
    });
  });

  app.post<TableParams>('/tables/:code/start', async (request) => {
    const wish = bodyAs(startTableRequest, request.body);
    return await door.do(request, async (room) => {
      await start(room, wish);
      return summary(room);
    });
  });

  app.get<TableParams>('/tables/:code/match', async (request, reply) => {
    const { code, file } = await door.do(request, (room) => ({
      code: room.stored.code,
      file: matchFile(room, bearerKey(request)),
    }));
    const name = `${file.game}-${code}.json`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return await reply.send(file);
  });
}
