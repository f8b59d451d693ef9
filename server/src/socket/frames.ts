import type { WebSocket } from '@fastify/websocket';

/** With more unsent bytes than this, the client is considered gone. */
const MAX_UNSENT = 1024 * 1024;
/** Milliseconds the client has to close its end. */
const GOODBYE = 1000;

/** Passes incoming text to a listener until the socket is closed. */
export function listenTo(
  socket: WebSocket,
  listener: { receive(text: string): void; leave(): void },
): void {
  socket.on('message', (data: Buffer) => listener.receive(data.toString('utf8')));
  socket.on('close', () => listener.leave());
}

export function isOpen(socket: WebSocket): boolean {
  return socket.readyState === socket.OPEN;
}

export function sendTo(socket: WebSocket, text: string): void {
  if (!isOpen(socket)) return;
  if (socket.bufferedAmount > MAX_UNSENT) socket.terminate();
  else socket.send(text);
}

export function endSocket(socket: WebSocket, code: number, sentence: string): void {
  socket.close(code, sentence);
  setTimeout(() => socket.terminate(), GOODBYE).unref();
}
