import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

const TEXT = 0x81;
const PING = 0x9;
const PONG = 0x8a;
/** Ends the HTTP header. */
const END = '\r\n\r\n';

/**
 * A minimal WebSocket client, so cheap that measurements of the server on the same two cores
 * don't measure the client. It expects unfragmented, unmasked messages, as servers send them.
 */
export class RawSocket {
  readonly #socket: Socket;
  #rest = Buffer.alloc(0);
  /** Bytes received since the handshake, frame headers included. */
  received = 0;
  onText: (text: string) => void = () => undefined;
  onClose: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => this.onClose());
  }

  static async open(port: number, path: string): Promise<RawSocket> {
    const socket = connect(port, '127.0.0.1');
    const raw = new RawSocket(socket);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    let head = Buffer.alloc(0);
    while (!head.includes(END)) {
      const [data] = (await once(socket, 'data')) as [Buffer];
      head = Buffer.concat([head, data]);
    }
    const end = head.indexOf(END);
    if (!head.subarray(0, end).includes(' 101 ')) throw new Error(head.toString('utf8', 0, end));
    socket.on('data', (more: Buffer) => raw.#receive(more));
    raw.#receive(head.subarray(end + END.length));
    return raw;
  }

  send(text: string): void {
    this.#frame(TEXT, Buffer.from(text));
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Masked with zeros, which is a mask. */
  #frame(kind: number, body: Buffer): void {
    const isShort = body.length < 126;
    const head = isShort
      ? Buffer.from([kind, 0x80 | body.length, 0, 0, 0, 0])
      : Buffer.from([kind, 0x80 | 126, body.length >> 8, body.length & 0xff, 0, 0, 0, 0]);
    this.#socket.write(Buffer.concat([head, body]));
  }

  #receive(data: Buffer): void {
    this.received += data.length;
    let rest = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    for (;;) {
      const [first, second] = rest;
      if (first === undefined || second === undefined) break;
      const short = second & 0x7f;
      const headLength = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (rest.length < headLength) break;
      const length =
        short < 126
          ? short
          : short === 126
            ? rest.readUInt16BE(2)
            : Number(rest.readBigUInt64BE(2));
      if (rest.length < headLength + length) break;
      const body = rest.subarray(headLength, headLength + length);
      rest = rest.subarray(headLength + length);
      if ((first & 0xf) === PING) this.#frame(PONG, body);
      else if ((first & 0xf) === 1) this.onText(body.toString('utf8'));
    }
    this.#rest = rest.length === 0 ? Buffer.alloc(0) : Buffer.from(rest);
  }
}
