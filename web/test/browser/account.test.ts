import { readFile } from 'node:fs/promises';
import { CODE_LENGTH } from '@richtfest/protocol';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { foundByAxe } from './support/axe.ts';
import type { SIZES } from './support/browser.ts';
import { openTable } from './support/by-link.ts';
import { PIGS } from './support/play.ts';
import { Guests } from './support/guests.ts';

const guests = Guests.ofThisFile();
/** Passkeys need a domain name, not an IP address. */
const address = () => guests.address.replace('127.0.0.1', 'localhost');

interface Keyring {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly authenticator: string;
}

/** A visitor with a virtual authenticator. */
async function enter(size: keyof typeof SIZES): Promise<Keyring> {
  const visitor = await guests.visitor(size);
  const cdp = await visitor.context.newCDPSession(visitor.page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: authenticator } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { page: visitor.page, cdp, authenticator };
}

/** Copies the passkeys, as providers do between a person's devices. */
async function carryPasskeys(from: Keyring, to: Keyring): Promise<string[]> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticator,
  });
  for (const credential of credentials) {
    await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticator, credential });
  }
  return credentials.flatMap(({ userHandle }) => userHandle ?? []);
}

/** Stores an earlier win against a bot. */
async function rememberAWin({ page }: Keyring): Promise<void> {
  await page.addInitScript((game) => {
    const seats = [
      { name: 'Anna', isMine: true, points: 31, place: 1 },
      { name: 'Ida', bot: 'family', points: 24, place: 2 },
    ];
    const played = { id: 'a-win', game, where: 'device', at: 1_700_000_000_000, seats };
    const chronicle = { games: [played], forgottenUntil: 0 };
    localStorage.setItem('richtfest/chronicle', JSON.stringify(chronicle));
  }, PIGS);
}

/** Nothing overflows, and axe finds no problem. */
async function expectGoodManners(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await foundByAxe(page)).toEqual([]);
}

const agreed = (page: Page) => page.getByText('Everything is in your account.').waitFor();

test('an account syncs a seat, a win and settings to another device, is exported and deleted', async () => {
  const [desk, phone] = [await enter('desktop'), await enter('phone upright')];
  await rememberAWin(desk);
  const sent: string[] = [];
  for (const { page } of [desk, phone]) {
    page.on('request', (request) => sent.push(request.postData() ?? ''));
  }
  const link = await openTable(desk.page, address(), PIGS);
  await desk.page.goto(`${address()}/settings`);
  await desk.page.getByRole('radio', { name: 'Night' }).check({ force: true });
  await desk.page.getByRole('link', { name: 'Account' }).click();
  await desk.page.getByLabel('What should we call you?').fill('Oma');
  await desk.page.getByRole('button', { name: 'Create an account' }).click();
  await agreed(desk.page);

  const [secret = ''] = await carryPasskeys(desk, phone);
  await phone.page.goto(`${address()}/account`);
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await agreed(phone.page);
  await phone.page.getByRole('heading', { name: 'Signed in as Oma' }).waitFor();
  expect(await phone.page.locator('html').getAttribute('data-theme')).toBe('night');
  await expectGoodManners(phone.page);
  await phone.page.getByRole('link', { name: 'Statistics' }).click();
  await phone.page.getByRole('img', { name: 'Latest games: won' }).waitFor();
  await expectGoodManners(phone.page);
  // She has the same seat and may start the match: the host key was synchronized.
  await phone.page.goto(link);
  await phone.page.getByText('Anna').first().waitFor();
  expect(await phone.page.getByLabel('Your name').count()).toBe(0);

  await phone.page.goto(`${address()}/account`);
  const download = phone.page.waitForEvent('download');
  await phone.page.getByRole('button', { name: 'Save everything as a file' }).click();
  const file = JSON.parse(await readFile((await (await download).path()) ?? '', 'utf8')) as object;
  expect(file).toMatchObject({
    format: 'richtfest-account-1',
    name: { value: 'Oma' },
    settings: { theme: { value: 'night' } },
    tables: { [link.slice(-CODE_LENGTH)]: { game: PIGS } },
  });

  await phone.page.getByRole('button', { name: 'Delete the account' }).click();
  await phone.page.getByRole('button', { name: 'Yes, delete it for good' }).click();
  await phone.page.getByText('The account is gone.').waitFor();
  await desk.page.reload();
  await desk.page.getByText('You were signed out.').waitFor();
  // Requests contain neither the secret nor names or seats in plain text.
  expect(sent.join()).toContain('"data":"1');
  for (const word of [fromBase64(secret), 'Oma', 'night']) expect(sent.join()).not.toContain(word);
  expect(guests.errors).toEqual([]);
});

/** From DevTools' base64 to base64url. */
function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('base64url');
}
