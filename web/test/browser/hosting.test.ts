import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable } from './support/by-link.ts';
import { Guests } from './support/guests.ts';
import { PIGS } from './support/play.ts';

const guests = Guests.ofThisFile();

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();

test('a lobby guest leaves, another takes the seat, and they play another game', async () => {
  const [anna, ben, clara] = [
    await guests.enter('desktop'),
    await guests.enter('phone upright'),
    await guests.enter('phone upright'),
  ];
  const link = await openTable(anna, guests.address, PIGS);
  await anna.getByRole('switch', { name: 'Show in the list of open tables' }).click();
  await ben.goto(guests.address);
  await ben.getByRole('link', { name: 'Open tables' }).click();
  await ben.getByRole('link', { name: /Three Little Pigs.*Anna.*one open seat/su }).click();
  await sitDown(ben, 'Ben');
  // The game waits for Ben, and Anna learns that before she starts without him.
  await ben.getByRole('heading', { name: 'Ready, Ben?' }).waitFor();
  await anna.getByTestId('seats').getByText('not ready yet').waitFor();
  await press(anna, 'Start');
  await anna.getByRole('heading', { name: 'Ben is not ready yet' }).waitFor();
  await press(anna, 'Cancel');
  await press(ben, 'I’m ready');
  await Promise.all([anna, ben].map((page) => page.getByTestId('prompt').waitFor()));

  // Clara watches, is sent away, and then gets the seat that Ben leaves.
  await clara.goto(link);
  await clara.getByTestId('prompt').waitFor();
  await anna.getByRole('tab', { name: 'People' }).click();
  await anna.getByText('One person is watching.').waitFor();
  await anna.getByText('For the host').click();
  await anna.getByRole('switch', { name: 'Others may watch' }).click();
  await clara.getByText('This table does not allow watching.').waitFor();
  await press(anna, 'Free Ben’s seat');
  await anna.getByRole('radio', { name: /Keep it open/u }).check({ force: true });
  await press(anna, 'Free the seat');
  await ben.getByText('The host has given your seat to another player.').waitFor();
  await clara.goto(link);
  await clara.getByRole('heading', { name: 'A seat is free' }).waitFor();
  await sitDown(clara, 'Clara');
  await clara.getByTestId('prompt').waitFor();
  await anna.getByTestId('seats').getByText('Clara').waitFor();

  await press(anna, 'Close the table');
  await press(anna, 'Close it');
  await clara.getByRole('heading', { name: 'The host has closed this table.' }).waitFor();
  await press(anna, 'Another game together');
  await anna.getByRole('link', { name: 'Dream Home' }).click();
  await press(anna, 'Open the next table');
  await anna.getByTestId('seats').getByText('Clara').waitFor();
  // The old link leads to the new table.
  await clara.goto(link);
  await press(clara, 'Join them');
  await clara.getByTestId('prompt').waitFor();
  await anna.getByTestId('prompt').waitFor();
  expect(anna.url()).toBe(clara.url());
  expect(anna.url()).not.toBe(link);
  expect(await anna.title()).toContain('Dream Home');

  // Anna has left, and Clara becomes the host.
  await anna.close();
  await clara.getByRole('button', { name: /^Moves, log/u }).click();
  await clara.getByRole('tab', { name: 'People' }).click();
  await clara.getByText('Anna, the host, is away.').waitFor();
  await press(clara, 'I’ll be the host');
  await clara.getByText('For the host').waitFor();
  expect(guests.errors).toEqual([]);
});
