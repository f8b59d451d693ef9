import {
  claimSeatRequest,
  closeTableRequest,
  handOverRequest,
  listTableRequest,
  rematchRequest,
  replaceSeatRequest,
  takeHostRequest,
  watchingRequest,
} from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import { claimSeat } from '../tables/actions/claim-seat.ts';
import { closeTable } from '../tables/actions/close-table.ts';
import { handOver } from '../tables/actions/hand-over.ts';
import { listTable } from '../tables/actions/list-table.ts';
import { rematch } from '../tables/actions/rematch.ts';
import { replaceSeat } from '../tables/actions/replace-seat.ts';
import { setWatching } from '../tables/actions/set-watching.ts';
import { summary } from '../tables/actions/summary.ts';
import { takeHost } from '../tables/actions/take-host.ts';
import type { TableDoor } from '../tables/table-door.ts';
import type { Table } from '../tables/table.ts';
import { bodyAs } from './body-as.ts';

interface TableParams {
  Params: { code: string };
}

/** Routes for hosts, and for the next table of the same people. */
export function addHostRoutes(
  app: FastifyInstance,
  door: TableDoor,
  requireFewTables: (address: string) => void,
): void {
  const add = <S extends Parameters<typeof bodyAs>[0]>(
    path: string,
    schema: S,
    action: (table: Table, request: ReturnType<typeof bodyAs<S>>) => Promise<void>,
  ) => {
    app.post<TableParams>(`/tables/:code/${path}`, async (asked) => {
      const request = bodyAs(schema, asked.body);
      return await door.do(asked, async (table) => {
        await action(table, request);
        return summary(table);
      });
    });
  };
  add('lobby', listTableRequest, listTable);
  add('watching', watchingRequest, setWatching);
  add('seats/replace', replaceSeatRequest, replaceSeat);
  add('host', handOverRequest, handOver);
  add('host/take', takeHostRequest, takeHost);
  add('close', closeTableRequest, closeTable);

  app.post<TableParams>('/tables/:code/rematch', async (asked) => {
    const request = bodyAs(rematchRequest, asked.body);
    requireFewTables(asked.ip);
    return await door.do(asked, (table) => rematch(table, request));
  });

  app.post<TableParams>('/tables/:code/seats/claim', async (asked) => {
    const request = bodyAs(claimSeatRequest, asked.body);
    return await door.do(asked, (table) => claimSeat(table, request));
  });
}
