import websocket from '@fastify/websocket';
import { CLOSE, MESSAGE_LENGTH } from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../request-error.ts';
import { type ConnectionOptions, openConnection } from './connection.ts';
import { keepHeartbeat } from './heartbeat.ts';
import { openProgramConnection } from './program-connection.ts';
import type { SocketCount } from './socket-count.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly isSocket?: boolean;
  }
}

/** Call it before anything that refuses requests, or refused sockets stay half open. */
export async function speakWebsocket(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LENGTH },
    // Whatever a client did wrong, its socket is closed by now.
    errorHandler: (error, _socket, request) => request.log.info({ err: error }, 'a socket failed'),
  });
  // Any other route would be upgraded first and closed afterwards, bypassing the socket limit.
  app.addHook('preValidation', async (request) => {
    if (!request.ws || request.routeOptions.config.isSocket === true) return;
    throw new RequestError('not-found', 'There is no socket at this address.');
  });
  keepHeartbeat(app);
}

export interface SocketOptions extends Omit<ConnectionOptions, 'visit' | 'log' | 'wire'> {
  readonly count: SocketCount;
}

/** Whether there is such a table is said on the socket: a browser can't read why one is refused. */
export function addSocketRoutes(app: FastifyInstance, options: SocketOptions): void {
  const { count, refusals } = options;
  const openers = { socket: openConnection, program: openProgramConnection };
  for (const [path, open] of Object.entries(openers)) {
    app.get<{ Params: { code: string } }>(
      `/tables/:code/${path}`,
      { websocket: true, config: { isSocket: true } },
      (socket, request) => {
        const leave = count.enter(request.ip);
        if (leave === undefined) {
          refusals.add();
          socket.close(CLOSE.tooMany, 'There are too many connections from your address.');
          return;
        }
        socket.on('close', leave);
        const { log, raw } = request;
        open(socket, { ...options, visit: request, log, wire: raw.socket });
      },
    );
  }
}
