import websocket from '@fastify/websocket';
import { CLOSE, MESSAGE_LENGTH } from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import { type ConnectionSettings, openConnection } from './connection.ts';
import { keepHeartbeat } from './heartbeat.ts';
import { openProgramConnection } from './program-connection.ts';
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

export interface SocketSettings extends Omit<ConnectionSettings, 'visit' | 'log' | 'wire'> {
  readonly count: SocketCount;
}

/** Whether there is such a table is said on the socket: a browser can't read why one is refused. */
export function addSocketRoutes(app: FastifyInstance, settings: SocketSettings): void {
  const { count, refusals } = settings;
  const doors = { socket: openConnection, program: openProgramConnection };
  for (const [door, open] of Object.entries(doors)) {
    app.get<{ Params: { code: string } }>(
      `/tables/:code/${door}`,
      { websocket: true },
      (socket, request) => {
        const leave = count.enter(request.ip);
        if (leave === undefined) {
          refusals.add();
          socket.close(CLOSE.tooMany, 'There are too many connections from your address.');
          return;
        }
        socket.on('close', leave);
        const { log, raw } = request;
        open(socket, { ...settings, visit: request, log, wire: raw.socket });
      },
    );
  }
}
