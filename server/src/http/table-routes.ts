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
import { lookAgain } from '../tables/actions/begin.ts';
import { helpOut } from '../tables/actions/help-out.ts';
import { guestSummary, hasKey, matchFile, summary } from '../tables/actions/summary.ts';
import { moveSeat } from '../tables/actions/move-seat.ts';
import { giveToProgram, takeFromProgram } from '../tables/actions/program-seat.ts';
import { setTalk } from '../tables/actions/set-talk.ts';
import { standIn } from '../tables/actions/stand-in.ts';
import { start } from '../tables/actions/start.ts';
import { takeSeat } from '../tables/actions/take-seat.ts';
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

  app.post('/tables', async (asked, reply) => {
    const request = bodyAs(createTableRequest, asked.body);
    requireFewTables(asked.ip);
    return await reply.code(201).send(await tables.create(request));
  });

  addHostRoutes(app, door, requireFewTables);

  app.get('/lobby', () => tables.lobby());

  app.get<TableParams>('/tables/:code', async (asked) =>
    door.do(asked, async (table) => {
      await lookAgain(table);
      return hasKey(table, bearerKey(asked)) ? summary(table) : guestSummary(table);
    }),
  );

  app.post<TableParams>('/tables/:code/seats', async (asked, reply) => {
    const request = bodyAs(takeSeatRequest, asked.body);
    const seated = await door.do(asked, (table) => takeSeat(table, request));
    return await reply.code(201).send(seated);
  });

  app.post<TableParams>('/tables/:code/seats/move', async (asked) => {
    const request = bodyAs(moveSeatRequest, asked.body);
    return await door.do(asked, (table) => moveSeat(table, request));
  });

  app.post<TableParams>('/tables/:code/seats/stand-in', async (asked) => {
    const request = bodyAs(standInRequest, asked.body);
    return await door.do(asked, async (table) => {
      await standIn(table, request);
      return summary(table);
    });
  });

  app.post<TableParams>('/tables/:code/seats/program', async (asked, reply) => {
    const request = bodyAs(giveToProgramRequest, asked.body);
    const given = await door.do(asked, (table) => giveToProgram(table, request));
    return await reply.code(201).send(given);
  });

  app.post<TableParams>('/tables/:code/seats/program/end', async (asked) => {
    const request = bodyAs(takeFromProgramRequest, asked.body);
    return await door.do(asked, async (table) => {
      await takeFromProgram(table, request);
      return summary(table);
    });
  });

  app.post<TableParams>('/tables/:code/talk', async (asked) => {
    const request = bodyAs(setTalkRequest, asked.body);
    return await door.do(asked, async (table) => {
      await setTalk(table, request);
      return summary(table);
    });
  });

  app.post<TableParams>('/tables/:code/seats/help', async (asked) => {
    const request = bodyAs(helpOutRequest, asked.body);
    return await door.do(asked, async (table) => {
      await helpOut(table, request);
      return summary(table);
    });
  });

  app.post<TableParams>('/tables/:code/start', async (asked) => {
    const request = bodyAs(startTableRequest, asked.body);
    return await door.do(asked, async (table) => {
      await start(table, request);
      return summary(table);
    });
  });

  app.get<TableParams>('/tables/:code/match', async (asked, reply) => {
    const { code, file } = await door.do(asked, (table) => ({
      code: table.stored.code,
      file: matchFile(table, bearerKey(asked)),
    }));
    const name = `${file.game}-${code}.json`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return await reply.send(file);
  });
}
