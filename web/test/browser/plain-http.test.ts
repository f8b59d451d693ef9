import { describe, expect, test } from 'vitest';
import { LAN } from './support/browser.ts';
import { takeSeat } from './support/by-link.ts';
import { startGame, untilMyTurn } from './support/play.ts';
import { Guests } from './support/guests.ts';

const guests = Guests.ofThisFile();
const address = () => guests.address.replace('127.0.0.1', LAN);

describe('plain http in a local network', () => {
  test('has no secure context, and a game is still played and saved', async () => {
    const { page, context, errors } = await guests.visitor('phone upright', {
      hasServiceWorker: true,
    });
    await startGame(page, address());
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    await untilMyTurn(page);
    await page.reload();
    await untilMyTurn(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a table by link is shared by copying and joined from another device', async () => {
    const anna = await guests.visitor();
    await anna.page.goto(`${address()}/games/three-little-pigs/set-up`);
    await anna.page.getByLabel('Name at seat 1').fill('Anna');
    const second = anna.page.getByRole('group', { name: 'Who plays at seat 2' });
    await second.getByRole('radio', { name: 'Person by link' }).check();
    await anna.page.getByRole('button', { name: 'Open the table' }).click();
    await anna.page.getByRole('button', { name: 'Share the link' }).click();
    await anna.page.getByText('Link copied.').waitFor();
    const link = await anna.page.getByLabel('Link to this table').inputValue();
    expect(link).toMatch(new RegExp(`^${address()}/t/[0-9A-Z]{8}$`));
    const ben = await guests.visitor('phone upright');
    await ben.page.goto(address());
    await ben.page.getByLabel(/Do you have a code/).fill(link);
    await ben.page.getByRole('button', { name: 'Join' }).click();
    await takeSeat(ben.page, 'Ben');
    await Promise.all([anna, ben].map(({ page }) => page.getByTestId('prompt').waitFor()));
    expect([...anna.errors, ...ben.errors]).toEqual([]);
    await anna.context.close();
    await ben.context.close();
  });
});
