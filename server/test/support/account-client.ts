import { request } from 'node:http';
import type { AccountSummary, ChallengeResponse } from '@richtfest/protocol';
import { Authenticator, type Ceremony } from './authenticator.ts';
import type { Reply } from './table.ts';

/** A browser as accounts see it: an origin and a jar for cookies. */
export class AccountClient {
  readonly origin: string;
  readonly #address: string;
  cookie: string | undefined;
  /** As it was last set, with all that was said about it. */
  setCookie = '';

  constructor(address: string, origin = address.replace('127.0.0.1', 'localhost')) {
    this.#address = address;
    this.origin = origin;
  }

  get<Body = unknown>(path: string): Promise<Reply<Body>> {
    return this.#ask(path, {});
  }

  post<Body = unknown>(
    path: string,
    body: unknown,
    headers: Asked['headers'] = {},
  ): Promise<Reply<Body>> {
    return this.#ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.origin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** A challenge and where it is answered, as an honest browser has it. */
  async ceremony(): Promise<Ceremony> {
    const { body } = await this.post<ChallengeResponse>('/api/account/challenge', {});
    return { ...body, origin: this.origin };
  }

  async create(
    authenticator = new Authenticator(),
    name = 'Tablet',
  ): Promise<Reply<AccountSummary>> {
    const passkey = authenticator.create(await this.ceremony());
    return await this.post('/api/account', { passkey, name });
  }

  async signIn(authenticator: Authenticator): Promise<Reply<AccountSummary>> {
    const passkey = authenticator.get(await this.ceremony());
    return await this.post('/api/account/sign-in', { passkey });
  }

  async #ask<Body>(path: string, { method = 'GET', headers = {}, body = '' }: Asked) {
    const answer = await spoken<Body>(`${this.#address}${path}`, {
      method,
      body,
      // The server is found by number; its host is what the page's address says.
      headers: {
        host: new URL(this.origin).host,
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...headers,
      },
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) {
      this.setCookie = set;
      const [pair = ''] = set.split(';');
      this.cookie = pair.endsWith('=') ? undefined : pair;
    }
    return answer;
  }
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks with any host and origin, as no `fetch` may. */
async function spoken<Body>(url: string, { body = '', ...asked }: Asked): Promise<Reply<Body>> {
  return await new Promise((resolve, reject) => {
    const call = request(url, asked, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        const headers = new Headers();
        for (const value of response.headers['set-cookie'] ?? []) headers.set('set-cookie', value);
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Body, headers });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
