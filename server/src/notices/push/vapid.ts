import {
  type JsonWebKey,
  type KeyObject,
  createPrivateKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto';

/** Seconds for which a push service accepts a token; a day is the maximum. */
const VALID_FOR = 12 * 60 * 60;

/** Proves to push services who sends: VAPID, RFC 8292. */
export class Vapid {
  /** For browsers: only the holder of the private half can push to those who subscribe with it. */
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #subject: string;

  /** `keys`: from `newVapidKeys`. `subject`: where the operator can be reached. */
  constructor(keys: string, subject: string) {
    const jwk = JSON.parse(keys) as JsonWebKey;
    this.#key = createPrivateKey({ key: jwk, format: 'jwk' });
    this.#subject = subject;
    const point = [
      Buffer.from([4]),
      ...[jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url')),
    ];
    this.publicKey = Buffer.concat(point).toString('base64url');
  }

  /** The header `authorization` for a push service; `now` in milliseconds since 1970. */
  authorization(endpoint: URL, now: number): string {
    const claims = {
      aud: endpoint.origin,
      exp: Math.floor(now / 1000) + VALID_FOR,
      sub: this.#subject,
    };
    const said = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const key = { key: this.#key, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(said), key).toString('base64url');
    return `vapid t=${said}.${signature}, k=${this.publicKey}`;
  }
}

export function newVapidKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}
