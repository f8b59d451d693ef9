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
import { type TableParams, commandRoutes } from './command-route.ts';

/** Routes for hosts, and for the next table of the same people. */
export function addHostRoutes(
  app: FastifyInstance,
  access: TableAccess,
  requireFewTables: (address: string) => void,
): void {
  const post = commandRoutes(app, access);
  post('lobby', 'listTable', listTableRequest);
  post('watching', 'setWatching', watchingRequest);
  post('seats/replace', 'replaceSeat', replaceSeatRequest);
  post('host', 'handOver', handOverRequest);
  post('host/take', 'takeHost', takeHostRequest);
  post('close', 'closeTable', closeTableRequest);
  post('seats/claim', 'claimSeat', claimSeatRequest);

  app.post<TableParams>('/tables/:code/rematch', async (asked) => {
    const request = bodyAs(rematchRequest, asked.body);
    requireFewTables(asked.ip);
    return await access.call(asked, 'rematch', request);
  });
}
