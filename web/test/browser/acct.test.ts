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
/** A number is no name to make a passkey for. */
const address = () => guests.address.replace('127.0.0.1', 'localhost');

interface Keyring {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly authenticator: string;
}

/** Somebody whose device asks for a finger and keeps passkeys. */
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

/** As passkeys travel among the devices of one person. */
async function carryPasskeys(from: Keyring, to: Keyring): Promise<string[]> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticator,
  });
  for (const credential of credentials) {
    await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticator, credential });
  }
  return credentials.flatMap(({ userHandle }) => userHandle ?? []);
}

/** As if she had beaten a bot here before. */
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

/** Nothing sticks out, and nothing is hidden from who can't see it. */
async function expectGoodManners(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await foundByAxe(page)).toEqual([]);
}

const agreed = (page: Page) => page.getByText('Everything is in your account.').waitFor();

test('an account takes a seat, a win and the settings to another device, is saved, and deleted', async () => {
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
  await desk.page.getByLabel('What shall we call you?').fill('Oma');
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
  await phone.page.getByRole('img', { name: 'The latest games: won' }).waitFor();
  await expectGoodManners(phone.page);
  // She sits at the table with the same seat, and may begin: the host's key has come along.
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
  // What is sealed never left with its key, nor with a name or a seat in the open.
  expect(sent.join()).toContain('"data":"1');
  for (const word of [fromBase64(secret), 'Oma', 'night']) expect(sent.join()).not.toContain(word);
  expect(guests.faults).toEqual([]);
}, 240_000);

/** The way the browser's tools write bytes, the way pages do. */
function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('base64url');
}
