import { createHmac } from 'node:crypto';
import { isSameDigest } from '../same-digest.ts';

type Purpose = 'confirm' | 'end';

/** Tokens in e-mail links, which prove that the recipient got the e-mail. */
export class Tokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  make(purpose: Purpose, id: string): string {
    return `${id}.${this.#sign(purpose, id).toString('base64url')}`;
  }

  /** The notice a token is about; undefined if it is none of ours. */
  read(purpose: Purpose, token: string): string | undefined {
    const [id = '', signature = ''] = token.split('.', 2);
    const given = Buffer.from(signature, 'base64url');
    const right = this.#sign(purpose, id);
    return isSameDigest(given, right) ? id : undefined;
  }

  #sign(purpose: Purpose, id: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose}:${id}`).digest();
  }
}
