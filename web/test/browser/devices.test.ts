import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, playUntil, sitDown } from './support/by-link.ts';
import { Guests } from './support/guests.ts';
import { PIGS, promptOf, untilPrompt } from './support/play.ts';

const guests = Guests.ofThisFile();

/** The link that moves a seat of this page to another device. */
async function seatLinkOf(page: Page, way: string): Promise<string> {
  await page.getByText('Play on another device').click();
  await page.getByRole('button', { name: way }).click();
  await page.getByRole('img', { name: 'The seat as a QR code' }).waitFor();
  return page.getByLabel('Link to this seat').inputValue();
}

test('a seat moves to a phone; another phone shows a hand while the tablet shows the table', async () => {
  const desk = await guests.enter('desktop');
  const tablet = await guests.enter('desktop');
  await sitDown(tablet, await openTable(desk, guests.address, PIGS), 'Ben');
  const requests: string[] = [];
  const phone = await guests.enter('phone upright');
  phone.on('request', (request) => requests.push(request.url()));

  await desk.getByRole('tab', { name: 'People' }).click();
  const link = await seatLinkOf(desk, 'Continue on another device');
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Yes, here' }).click();
  await phone.getByTestId('prompt').waitFor();
  expect(phone.url()).toBe(link.replace(/#.*/u, ''));
  expect(requests.join()).not.toContain(link.split('seat=')[1]!.split('&')[0]!);
  await desk.getByText('You are now playing on another device.').waitFor();
  await desk.getByRole('button', { name: 'Watch' }).click();
  await desk.getByTestId('prompt').waitFor();

  await tablet.getByRole('tab', { name: 'People' }).click();
  const hand = await guests.enter('phone upright');
  await hand.goto(await seatLinkOf(tablet, 'Show my hand on a phone'));
  await hand.getByRole('button', { name: 'Yes, here' }).click();
  await hand.getByTestId('prompt').waitFor();
  await tablet
    .getByRole('button', { name: 'My hand is on the phone: show the table here' })
    .click();

  await playUntil([phone], () => untilPrompt(desk, 'Ben'));
  await untilPrompt(tablet, await promptOf(desk));
  await tablet.getByRole('tab', { name: 'Moves' }).click();
  expect(await tablet.locator('[data-testid="moves"] li button').count()).toBe(0);
  expect(guests.errors).toEqual([]);
});
