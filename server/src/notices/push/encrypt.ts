import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser hands out so that only it can read what is pushed to it. */
export interface PushKeys {
  /** A point of the curve P-256, as base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
/** One record is enough: a push message has at most 4096 bytes. */
const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.from([2]);

/** Whether messages can be encrypted with these keys. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) {
    return false;
  }
  try {
    const own = createECDH(CURVE);
    own.generateKeys();
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

export interface Chances {
  /** From a key pair that is used once. */
  readonly privateKey?: Buffer;
  readonly salt?: Buffer;
}

/** Encrypts a text for one browser: `aes128gcm` (RFC 8188) with keys from RFC 8291. */
export function encryptPush(text: string, keys: PushKeys, chances: Chances = {}): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const own = createECDH(CURVE);
  if (chances.privateKey === undefined) own.generateKeys();
  else own.setPrivateKey(chances.privateKey);
  const { salt = randomBytes(16) } = chances;
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()]);
  const auth = Buffer.from(keys.auth, 'base64url');
  const input = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const secret = [cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])), cipher.final()];
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(POINT_BYTES, 4);
  return Buffer.concat([salt, size, own.getPublicKey(), ...secret, cipher.getAuthTag()]);
}
