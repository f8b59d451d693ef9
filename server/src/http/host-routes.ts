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
import type { TableAccess } from '../tables/table-access.ts';
import { bodyAs } from './body-as.ts';

interface TableParams {
  Params: { code: string };
}

/** Routes for hosts, and for the next table of the same people. */
export function addHostRoutes(
  app: FastifyInstance,
  access: TableAccess,
  requireFewTables: (address: string) => void,
): void {
  app.post<TableParams>('/tables/:code/lobby', async (asked) =>
    access.call(asked, 'listTable', bodyAs(listTableRequest, asked.body)),
  );

  app.post<TableParams>('/tables/:code/watching', async (asked) =>
    access.call(asked, 'setWatching', bodyAs(watchingRequest, asked.body)),
  );

  app.post<TableParams>('/tables/:code/seats/replace', async (asked) =>
    access.call(asked, 'replaceSeat', bodyAs(replaceSeatRequest, asked.body)),
  );

  app.post<TableParams>('/tables/:code/host', async (asked) =>
    access.call(asked, 'handOver', bodyAs(handOverRequest, asked.body)),
  );

  app.post<TableParams>('/tables/:code/host/take', async (asked) =>
    access.call(asked, 'takeHost', bodyAs(takeHostRequest, asked.body)),
  );

  app.post<TableParams>('/tables/:code/close', async (asked) =>
    access.call(asked, 'closeTable', bodyAs(closeTableRequest, asked.body)),
  );

  app.post<TableParams>('/tables/:code/rematch', async (asked) => {
    const request = bodyAs(rematchRequest, asked.body);
    requireFewTables(asked.ip);
    return await access.call(asked, 'rematch', request);
  });

  app.post<TableParams>('/tables/:code/seats/claim', async (asked) =>
    access.call(asked, 'claimSeat', bodyAs(claimSeatRequest, asked.body)),
  );
}
