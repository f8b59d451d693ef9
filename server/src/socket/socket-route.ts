import websocket from '@fastify/websocket';
import { MESSAGE_LENGTH } from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from '../limits.ts';
import type { Tables } from '../tables/tables.ts';
import { openConnection } from './connection.ts';
import { keepHeartbeat } from './heartbeat.ts';

/** To be called before anything that turns requests away, or refused sockets stay half open. */
export async function speakWebsocket(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LENGTH },
    // Whatever a client did wrong has closed its socket by now.
    errorHandler: (error, _socket, request) => request.log.info({ err: error }, 'a socket failed'),
  });
  keepHeartbeat(app);
}

export function addSocketRoute(app: FastifyInstance, tables: Tables, limits: ServerLimits): void {
  app.get<{ Params: { code: string } }>(
    '/api/tables/:code/socket',
    { websocket: true },
    (socket, { params, log }) => {
      // Whether there is such a table is said on the socket: a browser can't read why one is refused.
      openConnection(socket, { tables, code: params.code, log, limits });
    },
  );
}
