import { join } from 'node:path';
import { randomFromText } from '@richtfest/engine';
import {
  type AccountSummary,
  type ChallengeResponse,
  DATA_LENGTH,
  type Problem,
} from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { AccountClient } from './support/account-client.ts';
import { Authenticator } from './support/authenticator.ts';
import { startServer, temporaryFolder } from './support/table.ts';

const DAY = 24 * 60 * 60_000;
const PUBLIC = { publicUrl: new URL('https://play.example.org') };

/** A clock that is set by hand. */
function clockAt(start: number) {
  let at = start;
  return { now: () => at, ticks: () => performance.now(), forward: (ms: number) => (at += ms) };
}

async function signedIn(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  const authenticator = new Authenticator();
  const ann = new AccountClient(server.address);
  const { body: account } = await ann.create(authenticator);
  return { ...server, authenticator, ann, account };
}

const codeOf = ({ body }: { readonly body: unknown }) => (body as Problem).code;

describe('an account', () => {
  test('is created with just a passkey, and works on another device', async () => {
    const { address, store, ann, account, authenticator } = await signedIn();
    expect(account).toMatchObject({ passkeys: [{ name: 'Tablet' }], sessions: 1, version: 0 });
    expect(ann.setCookie).toMatch(
      /^richtfest=[\w-]{32}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict$/u,
    );
    const phone = new AccountClient(address);
    expect(await phone.signIn(authenticator)).toMatchObject({ status: 200, body: { sessions: 2 } });
    expect((await phone.get('/api/account')).body).toMatchObject({
      passkeys: [{ id: authenticator.id, name: 'Tablet' }],
    });
    // The token itself is nowhere in the store.
    const { account: owner } = (await store.accounts.findPasskey(authenticator.id))!;
    expect(await store.accounts.findSession(ann.cookie!.split('=')[1]!, 0)).toBeUndefined();
    expect(owner).toMatch(/^[0-9a-f]{32}$/u);
  });

  test('over https its cookie is for this host alone', async () => {
    const { address } = await startServer(PUBLIC);
    const ann = new AccountClient(address, 'https://play.example.org');
    expect((await ann.create()).status).toBe(201);
    expect(ann.setCookie).toMatch(/^__Host-richtfest=.*; Path=\/; .*; Secure$/u);
    expect((await ann.get('/api/account')).status).toBe(200);
    // A neighbour of the host could set a plain one.
    ann.cookie = ann.cookie!.replace('__Host-', '');
    expect((await ann.get('/api/account')).status).toBe(401);
  });

  test('is signed out of here, or everywhere', async () => {
    const { address, ann, authenticator } = await signedIn();
    const [phone, desk] = [new AccountClient(address), new AccountClient(address)];
    await phone.signIn(authenticator);
    await desk.signIn(authenticator);
    const kept = phone.cookie!;
    await phone.post('/api/account/sign-out', {});
    expect(phone.cookie).toBeUndefined();
    phone.cookie = kept;
    expect(codeOf(await phone.get('/api/account'))).toBe('not-signed-in');
    expect((await desk.get('/api/account')).status).toBe(200);
    await ann.post('/api/account/sign-out', { isEverywhere: true });
    expect((await desk.get('/api/account')).status).toBe(401);
  });

  test('a session in use is extended, an unused one expires', async () => {
    const clock = clockAt(1_700_000_000_000);
    const { ann } = await signedIn({ clock });
    const opened = ann.setCookie;
    ann.setCookie = '';
    clock.forward(DAY / 2);
    await ann.get('/api/account');
    expect(ann.setCookie).toBe('');
    clock.forward(60 * DAY);
    expect((await ann.get('/api/account')).status).toBe(200);
    // The browser's cookie is renewed, too.
    expect(ann.setCookie).toBe(opened);
    clock.forward(60 * DAY);
    expect((await ann.get('/api/account')).status).toBe(200);
    clock.forward(91 * DAY);
    expect((await ann.get('/api/account')).status).toBe(401);
  });

  test('has several named passkeys, and the last can’t be removed', async () => {
    const { address, ann, authenticator } = await signedIn({ limits: { passkeysPerAccount: 2 } });
    const second = new Authenticator();
    const add = async (other: Authenticator) => {
      const passkey = other.create(await ann.ceremony());
      return await ann.post('/api/account/passkeys', { passkey, name: ' Omas  Handy ' });
    };
    expect(await add(second)).toMatchObject({
      status: 201,
      body: { passkeys: [{ id: authenticator.id }, { id: second.id, name: 'Omas Handy' }] },
    });
    expect(codeOf(await add(second))).toBe('passkey-known');
    expect(codeOf(await add(new Authenticator()))).toBe('passkeys-full');
    const renamed = { id: second.id, name: 'Phone' };
    const { body } = await ann.post<AccountSummary>('/api/account/passkeys/rename', renamed);
    expect(body.passkeys[1]).toMatchObject(renamed);
    const phone = new AccountClient(address);
    expect((await phone.signIn(second)).status).toBe(200);
    const remove = async ({ id }: Authenticator) =>
      await ann.post('/api/account/passkeys/remove', { id });
    expect((await remove(authenticator)).status).toBe(200);
    expect(codeOf(await remove(authenticator))).toBe('unknown-passkey');
    expect(codeOf(await remove(second))).toBe('last-passkey');
    expect(codeOf(await phone.signIn(authenticator))).toBe('unknown-passkey');
  });

  test('a passkey belongs to one account', async () => {
    const { address, authenticator } = await signedIn();
    const other = new AccountClient(address);
    expect(codeOf(await other.create(authenticator))).toBe('passkey-known');
    expect(other.cookie).toBeUndefined();
  });

  test('others can neither rename nor remove its passkeys', async () => {
    const { address, ann, account } = await signedIn();
    const ben = new AccountClient(address);
    await ben.create();
    const { id } = account.passkeys[0]!;
    const rename = await ben.post('/api/account/passkeys/rename', { id, name: 'Mine' });
    expect(codeOf(rename)).toBe('unknown-passkey');
    expect(codeOf(await ben.post('/api/account/passkeys/remove', { id }))).toBe('unknown-passkey');
    expect((await ann.get('/api/account')).body).toMatchObject({ passkeys: [{ name: 'Tablet' }] });
  });

  test('is gone when it is deleted, and its passkey opens nothing', async () => {
    const { ann, authenticator, store } = await signedIn();
    await ann.post('/api/account/data', { version: 0, data: 'sealed' });
    expect((await ann.post('/api/account/delete', {})).body).toEqual({ isDone: true });
    expect(ann.cookie).toBeUndefined();
    expect(codeOf(await ann.signIn(authenticator))).toBe('unknown-passkey');
    expect(await store.stats()).toMatchObject({ accounts: 0 });
  });
});

describe('the data of an account', () => {
  test('is replaced only by a device that has the latest version', async () => {
    const { address, ann, authenticator } = await signedIn();
    const phone = new AccountClient(address);
    await phone.signIn(authenticator);
    expect((await ann.get('/api/account/data')).body).toEqual({ version: 0 });
    const keep = (who: AccountClient, version: number, data: string) =>
      who.post('/api/account/data', { version, data });
    expect((await keep(ann, 0, 'one')).body).toEqual({ version: 1 });
    expect(codeOf(await keep(phone, 0, 'other'))).toBe('outdated-data');
    expect((await phone.get('/api/account/data')).body).toEqual({ version: 1, data: 'one' });
    expect((await phone.get('/api/account/data?after=1')).body).toEqual({ version: 1 });
    expect((await keep(phone, 1, 'two')).body).toEqual({ version: 2 });
  });

  test('has a size limit', async () => {
    const { ann } = await signedIn();
    const keep = (length: number) =>
      ann.post('/api/account/data', { version: 0, data: 'x'.repeat(length) });
    expect((await keep(DATA_LENGTH + 1)).status).toBe(400);
    expect((await keep(2 * DATA_LENGTH)).status).toBe(413);
    expect((await keep(DATA_LENGTH)).status).toBe(200);
  });

  test('requires a session', async () => {
    const { address } = await startServer();
    const stranger = new AccountClient(address);
    stranger.cookie = 'richtfest=forged-forged-forged-forged';
    for (const path of ['/api/account', '/api/account/data']) {
      expect(codeOf(await stranger.get(path))).toBe('not-signed-in');
    }
    const requests: Readonly<Record<string, object>> = {
      'sign-out': {},
      delete: {},
      data: { version: 0, data: 'x' },
      'passkeys/remove': { id: 'x' },
      'passkeys/rename': { id: 'x', name: 'x' },
    };
    for (const [path, request] of Object.entries(requests)) {
      expect(codeOf(await stranger.post(`/api/account/${path}`, request))).toBe('not-signed-in');
    }
  });
});

describe('a passkey', () => {
  const forgeries = {
    'signed for another site': { origin: 'https://evil.example' },
    'made for another name': { rpId: 'evil.example' },
    'without asking its owner': { isVerified: false },
    'of the other kind': { type: 'webauthn.create' },
    'for a challenge nobody gave': { challenge: 'bm9ib2R5LWdhdmUtdGhpcw' },
  };

  test.each(Object.entries(forgeries))('%s signs nobody in', async (_, forged) => {
    const { address, authenticator } = await signedIn();
    const phone = new AccountClient(address);
    const passkey = authenticator.get({ ...(await phone.ceremony()), ...forged });
    const answer = await phone.post('/api/account/sign-in', { passkey });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'passkey-refused']);
    expect(phone.cookie).toBeUndefined();
  });

  test.each(Object.entries({ ...forgeries, 'of the other kind': { type: 'webauthn.get' } }))(
    '%s makes no account',
    async (_, forged) => {
      const { address, store } = await startServer();
      const ann = new AccountClient(address);
      const passkey = new Authenticator().create({ ...(await ann.ceremony()), ...forged });
      const answer = await ann.post('/api/account', { passkey, name: 'Tablet' });
      expect([answer.status, codeOf(answer)]).toEqual([403, 'passkey-refused']);
      expect(await store.stats()).toMatchObject({ accounts: 0 });
    },
  );

  test('can’t be replayed', async () => {
    const { address, authenticator } = await signedIn();
    const phone = new AccountClient(address);
    const passkey = authenticator.get(await phone.ceremony());
    expect((await phone.post('/api/account/sign-in', { passkey })).status).toBe(200);
    const thief = new AccountClient(address);
    expect(codeOf(await thief.post('/api/account/sign-in', { passkey }))).toBe('passkey-refused');
  });

  test('with another’s signature, or a changed one, signs nobody in', async () => {
    const { address, authenticator } = await signedIn();
    const thief = new AccountClient(address);
    const forged = { ...new Authenticator().get(await thief.ceremony()), id: authenticator.id };
    const answer = await thief.post('/api/account/sign-in', { passkey: forged });
    expect(codeOf(answer)).toBe('passkey-refused');
  });

  test('whose counter goes backwards is rejected as a copy', async () => {
    const { address } = await startServer();
    const authenticator = new Authenticator({ counter: 7 });
    const ann = new AccountClient(address);
    await ann.create(authenticator);
    authenticator.counter = 9;
    expect((await ann.signIn(authenticator)).status).toBe(200);
    authenticator.counter = 8;
    expect(codeOf(await ann.signIn(authenticator))).toBe('passkey-refused');
  });

  test('expires after five minutes', async () => {
    const clock = clockAt(1_700_000_000_000);
    const { ann, authenticator } = await signedIn({ clock });
    const passkey = authenticator.get(await ann.ceremony());
    clock.forward(5 * 60_000);
    expect(codeOf(await ann.post('/api/account/sign-in', { passkey }))).toBe('passkey-refused');
  });

  test('works only for the host name it was created for', async () => {
    const { address, authenticator } = await signedIn();
    const elsewhere = new AccountClient(address, 'https://pointed.example');
    expect(codeOf(await elsewhere.signIn(authenticator))).toBe('unknown-passkey');
  });
});

test('garbage is refused and is not a server failure', async () => {
  const { address, ann, authenticator } = await signedIn({ limits: { passkeysPerMinute: 1000 } });
  const random = randomFromText('garbage');
  const junk = () =>
    Buffer.from(Array.from({ length: random.below(200) + 1 }, () => random.below(256)));
  const text = () => junk().toString('base64url');
  for (let round = 0; round < 40; round++) {
    const { clientDataJSON } = authenticator.get(await ann.ceremony());
    const client = round % 2 === 0 ? clientDataJSON : text();
    const made = { id: text(), clientDataJSON: client, attestationObject: text() };
    const shown = {
      id: round % 3 === 0 ? text() : authenticator.id,
      clientDataJSON: client,
      authenticatorData: text(),
      signature: text(),
    };
    const answers = [
      await ann.post('/api/account', { passkey: made, name: 'Junk' }),
      await ann.post('/api/account/passkeys', { passkey: made, name: 'Junk' }),
      await ann.post('/api/account/sign-in', { passkey: shown }),
      await ann.post('/api/account/sign-in', junk().toString('latin1')),
    ];
    for (const answer of answers) expect([400, 403, 429]).toContain(answer.status);
  }
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain('richtfest_accounts_total{what="created"} 1');
});

test('two servers on one store know the same accounts', async () => {
  const file = join(await temporaryFolder(), 'shared.sqlite');
  const origin = 'http://localhost:8080';
  const here = new AccountClient((await startServer({ file })).address, origin);
  const there = new AccountClient((await startServer({ file })).address, origin);
  const authenticator = new Authenticator();
  await here.create(authenticator);
  // Asked by one, answered to the other.
  const passkey = authenticator.get(await here.ceremony());
  expect((await there.post('/api/account/sign-in', { passkey })).status).toBe(200);
  here.cookie = there.cookie;
  expect((await here.get('/api/account')).body).toMatchObject({ sessions: 2 });
});

describe('accounts are available', () => {
  const challengeAt = async (origin: string, options = {}) => {
    const { address } = await startServer(options);
    const client = new AccountClient(address, origin);
    return await client.post<ChallengeResponse>('/api/account/challenge', {});
  };

  test('at localhost and over https, by name', async () => {
    expect((await challengeAt('http://localhost:8080')).body).toMatchObject({ rpId: 'localhost' });
    const byName = await challengeAt('https://play.example.org');
    expect(byName.body).toMatchObject({ rpId: 'play.example.org' });
    for (const origin of ['http://192.0.2.7:8080', 'http://oma.local', 'https://192.0.2.7']) {
      expect(codeOf(await challengeAt(origin))).toBe('no-passkeys-here');
    }
  });

  test('with a public address there alone', async () => {
    const there = await challengeAt('https://play.example.org', PUBLIC);
    expect(there.body).toMatchObject({ rpId: 'play.example.org' });
    expect(codeOf(await challengeAt('http://localhost:8080', PUBLIC))).toBe('no-passkeys-here');
    expect(codeOf(await challengeAt('https://pointed.example', PUBLIC))).toBe('foreign-origin');
  });

  test('for pages of this site, in JSON', async () => {
    const { ann } = await signedIn();
    const plain = await ann.post('/api/account/delete', '{}', { 'content-type': 'text/plain' });
    expect(plain.status).toBe(400);
    const foreign = { origin: 'https://evil.example' };
    expect(codeOf(await ann.post('/api/account/delete', {}, foreign))).toBe('foreign-origin');
    const { address } = await startServer();
    const nobody = await fetch(`${address}/api/account/challenge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(nobody.status).toBe(403);
  });

  test('within limits', async () => {
    const { address } = await startServer({ limits: { accountsPerDay: 1, passkeysPerMinute: 4 } });
    const ann = new AccountClient(address);
    expect((await ann.create()).status).toBe(201);
    expect(codeOf(await ann.create())).toBe('too-many');
    await ann.ceremony();
    await ann.ceremony();
    expect(codeOf(await ann.post('/api/account/challenge', {}))).toBe('too-many');
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain('richtfest_accounts_total{what="created"} 1');
    expect(metrics).toContain('richtfest_refusals_total 2');
  });
});
