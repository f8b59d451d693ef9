import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

const EVERY = 30_000;
/** Connections are pinged in this many parts, one after the other, so that moves don't wait. */
const PARTS = 30;

/** Pings every connection; one that has not answered the previous ping is closed. */
export function keepHeartbeat(app: FastifyInstance): void {
  const parts = Array.from({ length: PARTS }, () => new Set<WebSocket>());
  const asked = new Set<WebSocket>();
  let connections = 0;
  let beats = 0;
  app.websocketServer.on('connection', (socket: WebSocket) => {
    const part = parts[connections++ % PARTS];
    part?.add(socket);
    // Listeners that come and go with every ping would slow down all other events of the socket.
    socket.on('pong', () => asked.delete(socket));
    socket.on('close', () => {
      part?.delete(socket);
      asked.delete(socket);
    });
  });
  const beat = () => {
    for (const socket of parts[beats++ % PARTS] ?? []) {
      if (asked.has(socket)) socket.terminate();
      else {
        asked.add(socket);
        socket.ping();
      }
    }
  };
  const timer = setInterval(beat, EVERY / PARTS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
