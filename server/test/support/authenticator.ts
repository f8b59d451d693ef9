import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { NewPasskey, ShownPasskey } from '@richtfest/protocol';

/** What a browser would put into what is signed; each can be forged. */
export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** Whether the person was asked for a finger, a face or a PIN. */
  readonly isVerified?: boolean;
  readonly type?: string;
}

const UP = 0x01;
const UV = 0x04;
const ATTESTED = 0x40;

/** An authenticator with one discoverable credential, in software: ES256, no attestation. */
export class Authenticator {
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  #counter: number;

  /** Synced passkeys do not count: theirs is always 0. */
  constructor({ counter = 0 }: { readonly counter?: number } = {}) {
    this.#counter = counter;
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  set counter(counter: number) {
    this.#counter = counter;
  }

  create(ceremony: Ceremony): NewPasskey {
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(this.#data(ceremony, this.#credential()))],
    );
    return {
      id: this.id,
      clientDataJSON: clientData({ type: 'webauthn.create', ...ceremony }).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    };
  }

  get(ceremony: Ceremony): ShownPasskey {
    const client = clientData({ type: 'webauthn.get', ...ceremony });
    const data = this.#data(ceremony);
    const signed = Buffer.concat([data, sha256(client)]);
    return {
      id: this.id,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256')
        .update(signed)
        .sign(this.#pair.privateKey)
        .toString('base64url'),
    };
  }

  #data({ rpId, isVerified = true }: Ceremony, credential?: Buffer): Buffer {
    const flags = UP | (isVerified ? UV : 0) | (credential === undefined ? 0 : ATTESTED);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([flags]),
      counter,
      credential ?? Buffer.alloc(0),
    ]);
  }

  #credential(): Buffer {
    const { x, y } = this.#pair.publicKey.export({ format: 'jwk' });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const key = map(
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), bytes(Buffer.from(x!, 'base64url'))],
      [whole(-3), bytes(Buffer.from(y!, 'base64url'))],
    );
    return Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
  }
}

function clientData({ type, challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

// As much of CBOR as a credential needs.

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

const whole = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
