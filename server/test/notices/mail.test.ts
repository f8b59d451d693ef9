import type { NoticeState, NoticeWays } from '@richtfest/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mailOptionsFrom } from '../../src/notices/mail/mailer.ts';
import { Client } from '../support/client.ts';
import { TestTime } from '../support/test-time.ts';
import { SmtpStandIn } from '../support/smtp-stand-in.ts';
import {
  type TestTable,
  calm,
  get,
  newTable,
  person,
  post,
  sit,
  startServer,
  summaryOf,
} from '../support/table.ts';
import { turnOf } from '../support/turn-of.ts';
import { watchNotices } from '../support/watch-notices.ts';

const HOUR = 3600;

async function openTable() {
  const office = new SmtpStandIn();
  await office.open();
  onTestFinished(() => office.close());
  const time = new TestTime();
  const server = await startServer({
    clock: time.clock,
    limits: { callAfter: 20, lookEvery: 1e9, emailsPerHour: 4 },
    publicUrl: new URL('https://play.example.org'),
    notices: {
      push: undefined,
      mail: { url: office.url, from: 'Richtfest <play@example.org>' },
      postbox: { pauses: [5, 5] },
    },
  });
  const table = await newTable(server.address, [person, person], calm, {
    clock: { decision: 72 * HOUR },
  });
  const [ann, ben] = [await sit(table, 'Ann'), await sit(table, 'Ben <b>')];
  const wait = (seconds: number) => time.pass(seconds * 1000);
  return { ...server, office, table, ann, ben, wait };
}

const ask = (table: TestTable, key: string, address: string, language = 'de') =>
  post<NoticeState & { code?: string }>(`${table.url}/notices`, {
    key,
    language,
    way: { kind: 'mail', address },
  });

const until = (isTrue: () => boolean | Promise<boolean>) => vi.waitUntil(isTrue, 90_000);

const tokenIn = (text: string, purpose: string) =>
  new RegExp(`https://play\\.example\\.org/letters#${purpose}=([\\w.-]+)`).exec(text)![1]!;

test('an address has to confirm, is then notified, and can unsubscribe', async () => {
  const { address, office, table, ann, ben, wait, store } = await openTable();
  const notices = watchNotices(store);
  const { body: ways } = await get<NoticeWays>(`${address}/api/notices`);
  expect(ways).toEqual({ mail: true });
  const client = await Client.join(address, table.table, { key: ann.key });
  expect((await ask(table, ben.key, ' ben@example.org ')).body).toEqual({
    devices: 0,
    mail: 'asked',
  });
  await until(() => office.emails.length === 1);
  const [question] = office.emails;
  expect(question).toMatchObject({ from: 'play@example.org', to: 'ben@example.org' });
  expect(question!.headers.get('subject')).toBe(
    'Sollen wir dir eine E-Mail schicken, wenn du dran bist?',
  );
  expect(question!.html).toContain('Ben &lt;b&gt;');
  expect(question!.html).not.toContain('<b>');

  // Nobody has said yes yet.
  await notices.findsNone(() => turnOf(client, 0));
  expect(office.emails).toHaveLength(1);
  const token = tokenIn(question!.text, 'confirm');
  const confirm = (word: string) => post(`${address}/api/notices/confirm/${word}`, {});
  expect((await confirm(`${token}x`)).status).toBe(404);
  expect(await confirm(token)).toMatchObject({ status: 200, body: { table: table.table } });
  const state = await post(`${table.url}/notices/state`, { key: ben.key });
  expect(state.body).toEqual({ devices: 0, mail: 'confirmed' });

  const round = async () => {
    const him = await Client.join(address, table.table, { key: ben.key });
    await turnOf(him, 1);
    await him.close();
    await client.until(() => client.seats[1]?.isPresent === false);
    await turnOf(client, 0);
  };
  await round();
  await until(() => office.emails.length === 2);
  const email = office.emails[1]!;
  expect(email.headers.get('subject')).toBe(
    'Die drei kleinen Schweinchen: Du bist dran. Du hast 3 Tage Zeit.',
  );
  expect(email.text).toContain(`https://play.example.org/t/${table.table}\n`);
  expect(email.headers.get('auto-submitted')).toBe('auto-generated');
  for (const key of [ann.key, ben.key, table.hostKey]) {
    expect(email.text + email.html).not.toContain(key);
  }
  await notices.throttles(round);
  expect(office.emails).toHaveLength(2);
  wait(5 * HOUR);
  await round();
  await until(() => office.emails.length === 3);

  expect(client.texts.join()).not.toContain('@');

  // One tap in a mail program.
  const [, end = ''] = /<https:\/\/play\.example\.org([^>]+)>/.exec(
    email.headers.get('list-unsubscribe')!,
  )!;
  expect(end).toBe(`/api/notices/end/${tokenIn(email.text, 'end')}`);
  const ended = await fetch(`${address}${end}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(ended.status).toBe(200);
  const after = await post(`${table.url}/notices/state`, { key: ben.key });
  expect(after.body).toEqual({ devices: 0 });
  wait(5 * HOUR);
  await notices.findsNone(round);
  expect(office.emails).toHaveLength(3);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain('richtfest_emails_total{outcome="sent"} 3');
});

test('a link works only for its purpose and address, for a week', async () => {
  const { address, office, table, ben, wait } = await openTable();
  await ask(table, ben.key, 'ben@example.org');
  await until(() => office.emails.length === 1);
  const first = tokenIn(office.emails[0]!.text, 'confirm');
  const say = async (what: string, token: string) =>
    (await post(`${address}/api/notices/${what}/${token}`, {})).status;
  expect(await say('end', first)).toBe(404);
  // Another address replaces it.
  await ask(table, ben.key, 'ben@example.net', 'nl');
  await until(() => office.emails.length === 2);
  expect(await say('confirm', first)).toBe(404);
  wait(8 * 24 * HOUR);
  expect(await say('confirm', tokenIn(office.emails[1]!.text, 'confirm'))).toBe(404);
  const end = { key: ben.key, way: { kind: 'mail' } };
  expect((await post(`${table.url}/notices/end`, end)).body).toEqual({ devices: 0 });
});

test('limits e-mails, shows no address, and accepts one address at a time', async () => {
  const { office, table, ann, ben } = await openTable();
  for (const odd of [
    'ben',
    'ben@localhost',
    'a@b.c, d@e.f',
    'ben@example.org\r\nBcc: all@example.org',
    'Ben <ben@example.org>',
    `${'x'.repeat(250)}@example.org`,
  ]) {
    expect((await ask(table, ben.key, odd)).body.code).toBe('malformed');
  }
  for (let count = 0; count < 3; count++) {
    expect((await ask(table, ben.key, 'ben@example.org')).body.code).toBeUndefined();
  }
  expect((await ask(table, ann.key, 'Ben@Example.org')).body.code).toBe('too-many');
  expect((await ask(table, ann.key, 'other@example.org')).body.code).toBe('too-many');
  await until(() => office.emails.length === 3);
  expect(JSON.stringify(await summaryOf(table))).not.toContain('@');
});

test('a permanent rejection is final, a temporary one is retried', async () => {
  const { address, office, table, ben } = await openTable();
  office.refusal = '450 later';
  await ask(table, ben.key, 'ben@example.org');
  const metric = async () => {
    const text = await (await fetch(`${address}/metrics`)).text();
    return /emails_total\{outcome="failed"\} (\d+)/.exec(text)?.[1];
  };
  await until(async () => (await metric()) === '1');
  office.refusal = '550 never';
  await ask(table, ben.key, 'ben@example.org');
  await until(async () => (await metric()) === '2');
});

test('without a mail server there are no e-mail routes', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, person], calm);
  const { key } = await sit(table, 'Ann');
  expect((await get<NoticeWays>(`${address}/api/notices`)).body.mail).toBe(false);
  expect((await ask(table, key, 'ann@example.org')).body.code).toBe('not-found');
  expect((await post(`${address}/api/notices/end/x.y`, {})).status).toBe(404);
});

test('mail options must be complete, and errors contain no password', () => {
  const publicUrl = new URL('https://play.example.org');
  const given = {
    url: 'smtp://u:secret@mail.example.org:587',
    from: 'play@example.org',
    publicUrl,
  };
  expect(mailOptionsFrom({ url: undefined, from: undefined, publicUrl })).toBeUndefined();
  expect(mailOptionsFrom(given)).toEqual({ url: given.url, from: given.from });
  expect(() => mailOptionsFrom({ ...given, url: 'mail:secret' })).toThrow(/^SMTP_URL must be/u);
  expect(() => mailOptionsFrom({ ...given, url: undefined })).toThrow(/^SMTP_URL must be/u);
  expect(() => mailOptionsFrom({ ...given, from: undefined })).toThrow(/MAIL_FROM/u);
  expect(() => mailOptionsFrom({ ...given, from: 'a@b\nBcc: c@d' })).toThrow(/MAIL_FROM/u);
  expect(() => mailOptionsFrom({ ...given, publicUrl: undefined })).toThrow(/PUBLIC_URL/u);
});
