import type { WebSocket } from '@fastify/websocket';

/** With more unsent bytes than this, the client is considered gone. */
const MAX_UNSENT = 1024 * 1024;
/** Milliseconds the client has to close its end. */
const GOODBYE = 1000;
/** The first byte of a text frame that is a whole message (RFC 6455, section 5.2). */
const WHOLE_TEXT = 0x81;
const LONGEST_SHORT = 125;
const LONGEST_16_BIT = 0xffff;

/** Passes incoming text to a listener until the socket is closed. */
export function listenTo(
  socket: WebSocket,
  listener: { receive(text: string): void; leave(): void },
): void {
  socket.on('message', (data: Buffer) => listener.receive(data.toString('utf8')));
  socket.on('close', () => listener.leave());
}

export function isSocketOpen(socket: WebSocket): boolean {
  return socket.readyState === socket.OPEN;
}

export function sendTo(socket: WebSocket, text: string): void {
  if (!isSocketOpen(socket)) return;
  if (socket.bufferedAmount > MAX_UNSENT) socket.terminate();
  else socket.send(text);
}

/** What a socket writes to. */
export interface Wire {
  write(data: Buffer): unknown;
}

/**
 * Sends several texts with one write. The frames are made here because `ws` writes header and
 * content of each frame separately, which costs more than all else that a small message takes.
 */
export function sendAllTo(socket: WebSocket, wire: Wire, texts: readonly string[]): void {
  if (!isSocketOpen(socket)) return;
  if (socket.bufferedAmount > MAX_UNSENT) socket.terminate();
  else wire.write(framed(texts));
}

/** The latest single text with its frame: watchers of a table get the same one after the other. */
let latest: { readonly text: string; readonly frame: Buffer } | undefined;

/** Texts as frames of a server: not masked, not compressed, one per message. */
export function framed(texts: readonly string[]): Buffer {
  const [text = ''] = texts;
  if (texts.length !== 1) return newFrames(texts);
  if (latest?.text !== text) latest = { text, frame: newFrames(texts) };
  return latest.frame;
}

function newFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const size = lengths.reduce((sum, length) => sum + headLength(length) + length, 0);
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const [index, text] of texts.entries()) {
    const length = lengths[index] ?? 0;
    at = writeHead(frames, at, length);
    at += frames.write(text, at, 'utf8');
  }
  return frames;
}

function headLength(length: number): number {
  if (length <= LONGEST_SHORT) return 2;
  return length <= LONGEST_16_BIT ? 4 : 10;
}

/** Returns the position after it. */
function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = WHOLE_TEXT;
  if (length <= LONGEST_SHORT) {
    frames[at + 1] = length;
  } else if (length <= LONGEST_16_BIT) {
    frames[at + 1] = 126;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = 127;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headLength(length);
}

export function endSocket(socket: WebSocket, code: number, sentence: string): void {
  socket.close(code, sentence);
  setTimeout(() => socket.terminate(), GOODBYE).unref();
}
