import websocket from '@fastify/websocket';
import { CLOSE, MESSAGE_LENGTH } from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from '../limits.ts';
import type { Tables } from '../tables/tables.ts';
import { openConnection } from './connection.ts';
import { keepHeartbeat } from './heartbeat.ts';
import type { SocketCount } from './socket-count.ts';

/** To be called before anything that turns requests away, or refused sockets stay half open. */
export async function speakWebsocket(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LENGTH },
    // Whatever a client did wrong has closed its socket by now.
    errorHandler: (error, _socket, request) => request.log.info({ err: error }, 'a socket failed'),
  });
  keepHeartbeat(app);
}

export interface SocketSettings {
  readonly tables: Tables;
  readonly limits: ServerLimits;
  readonly count: SocketCount;
  readonly refusals: { add(): void };
}

export function addSocketRoute(app: FastifyInstance, settings: SocketSettings): void {
  const { count, refusals } = settings;
  app.get<{ Params: { code: string } }>(
    '/api/tables/:code/socket',
    { websocket: true },
    (socket, { params, log, ip }) => {
      const leave = count.enter(ip);
      if (leave === undefined) {
        refusals.add();
        socket.close(CLOSE.tooMany, 'There are too many connections from your address.');
        return;
      }
      socket.on('close', leave);
      // Whether there is such a table is said on the socket: a browser can't read why one is refused.
      openConnection(socket, { ...settings, code: params.code, log });
    },
  );
}
