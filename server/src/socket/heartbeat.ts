import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

const EVERY = 30_000;

/** Pings every connection; one that has not answered the previous ping is closed. */
export function keepHeartbeat(app: FastifyInstance): void {
  const asked = new WeakSet<WebSocket>();
  const beat = () => {
    for (const socket of app.websocketServer.clients) {
      if (asked.has(socket)) socket.terminate();
      else {
        asked.add(socket);
        socket.once('pong', () => asked.delete(socket));
        socket.ping();
      }
    }
  };
  const timer = setInterval(beat, EVERY);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
