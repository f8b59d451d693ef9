import type { AccountData } from './account-data.ts';
import { fromBase64url, toBase64url } from './base64url.ts';

/** The first character of an encrypted text: its format version. */
const FORMAT = '1';
const IV_LENGTH = 12;

/** The text was encrypted by a newer version of the site. */
export class NewerData extends Error {
  override readonly name = 'NewerData';
}

/** Encrypts an account's data with a key derived from its secret; servers see only the result. */
export async function seal(secret: string, data: AccountData): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const plain = await through(new CompressionStream('gzip'), JSON.stringify(data));
  const key = await keyOf(secret);
  const locked = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  return `${FORMAT}${toBase64url(new Uint8Array([...iv, ...new Uint8Array(locked)]))}`;
}

export async function unseal(secret: string, text: string): Promise<AccountData> {
  if (!text.startsWith(FORMAT)) throw new NewerData('sealed by a newer site');
  const bytes = fromBase64url(text.slice(FORMAT.length));
  const [iv, locked] = [bytes.slice(0, IV_LENGTH), bytes.slice(IV_LENGTH)];
  const key = await keyOf(secret);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, locked);
  const unpacked = await through(new DecompressionStream('gzip'), plain);
  const data = JSON.parse(new TextDecoder().decode(unpacked)) as AccountData;
  if ((data.format as number) !== 1) throw new NewerData('saved by a newer version of the site');
  return data;
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', fromBase64url(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  const info = new TextEncoder().encode('richtfest account data 1');
  return await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

async function through(
  stream: CompressionStream | DecompressionStream,
  content: BlobPart,
): Promise<ArrayBuffer> {
  return await new Response(new Blob([content]).stream().pipeThrough(stream)).arrayBuffer();
}
