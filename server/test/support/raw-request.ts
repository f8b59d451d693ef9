import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface RawRequest {
  readonly method: string;
  /** Exactly what stands in the request line: no client tidies it up first. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request as it is written, and hangs up when the answer is there. */
export async function rawRequest(address: string, request: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(address);
  const headers = { host, ...request.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
    if (isWhole(answerIn(text), request.method)) socket.destroy();
  });
  socket.write(`${request.method} ${request.target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return answerIn(text);
}

function isWhole({ status, headers, body }: RawAnswer, method: string): boolean {
  if (Number.isNaN(status)) return false;
  if (method === 'HEAD' || status === 101 || status === 204 || status === 304) return true;
  return body.length >= Number(headers['content-length'] ?? Infinity);
}

function answerIn(text: string): RawAnswer {
  const [head = '', ...rest] = text.includes('\r\n\r\n') ? text.split('\r\n\r\n') : [];
  const [first = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(pairs),
    body: rest.join('\r\n\r\n'),
  };
}
