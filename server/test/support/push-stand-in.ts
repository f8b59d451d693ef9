import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the browser it was for would read it. */
export interface Delivered {
  readonly path: string;
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
}

/** A browser's half of a subscription. */
export class PushReader {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth: Buffer;

  constructor(privateKey?: Buffer, auth = randomBytes(16)) {
    if (privateKey === undefined) this.#ecdh.generateKeys();
    else this.#ecdh.setPrivateKey(privateKey);
    this.#auth = auth;
  }

  get keys() {
    return {
      p256dh: this.#ecdh.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** RFC 8188 and 8291, from the other end. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const secret = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const shared = this.#ecdh.computeSecret(sender);
    const input = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const derive = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, bytes));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(secret.subarray(-16));
    const padded = Buffer.concat([cipher.update(secret.subarray(0, -16)), cipher.final()]);
    if (padded.at(-1) !== 2) throw new Error('no last record');
    return padded.subarray(0, -1).toString('utf8');
  }
}

/** The claims of a word that was signed with the key it names; throws if it was not (RFC 8292). */
export function checkedClaims(authorization: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('a forged word');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

/** A push service on this machine, which reads what it should not be able to. */
export class PushStandIn {
  readonly #readers = new Map<string, PushReader>();
  readonly delivered: Delivered[] = [];
  /** What it says to each message. */
  status = 201;
  attempts = 0;
  readonly #server = createServer((request, response) => {
    this.attempts++;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      if (this.status < 300) {
        checkedClaims(request.headers.authorization ?? '');
        const text = this.#readers.get(path)!.read(Buffer.concat(parts));
        this.delivered.push({ path, text, headers: request.headers });
      }
      response.writeHead(this.status, { location: '/elsewhere' }).end('{}');
    });
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  subscribe(name: string) {
    const reader = new PushReader();
    this.#readers.set(`/${name}`, reader);
    return { endpoint: `${this.origin}/${name}`, keys: reader.keys };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
