import { describe, expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { playUntil, takeSeat, takersOf } from './support/by-link.ts';
import { Guests } from './support/guests.ts';
import { ReceivedMessages } from './support/received.ts';

const guests = Guests.ofThisFile();

interface Guest extends Visitor {
  readonly received: ReceivedMessages;
}

async function sitDown(link: string, name: string): Promise<Guest> {
  const visitor = await guests.visitor('desktop');
  const received = ReceivedMessages.by(visitor.page);
  await visitor.page.goto(link);
  await takeSeat(visitor.page, name);
  return { ...visitor, received };
}

/** The number of reveals in the received messages. */
const revealsIn = ({ messages }: ReceivedMessages) =>
  messages
    .flatMap((message) =>
      message.type === 'update' || message.type === 'change' ? message.entries : [],
    )
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'cards-revealed').length;

/** Sets up a table by hand: Anna and Ben share a device, Opa joins by link. */
async function mixedTable(): Promise<{ here: Visitor; link: string }> {
  const here = await guests.visitor('tablet');
  const { page } = here;
  await page.goto(`${guests.address}/games/best-treehouse/set-up`);
  const kind = (seat: number, name: string) =>
    page
      .getByRole('group', { name: `Who plays at seat ${seat}` })
      .getByRole('radio', { name })
      .check({ force: true });
  await page.getByLabel('Name at seat 1').fill('Anna');
  await kind(2, 'Person here');
  await page.getByLabel('Name at seat 2').fill('Ben');
  await kind(3, 'Person by link');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\/\w+$/);
  await page.getByTestId('seats').getByText('Ben').waitFor();
  return { here, link: page.url() };
}

describe('two people on one device and one by link', () => {
  test('play the treehouse with a curtain between the local players, also after a reload', async () => {
    const { here, link } = await mixedTable();
    const { page } = here;
    const opa = await sitDown(link, 'Opa');
    await page.getByTestId('curtain').waitFor();
    const revealed = (count: number) =>
      playUntil([page, opa.page], () =>
        opa.received.until(`cards are turned up ${count}×`, () => revealsIn(opa.received) >= count),
      );
    await revealed(1);
    expect(await takersOf(page)).toEqual(['Anna', 'Ben']);
    await page.reload();
    await revealed(2);
    expect([...here.errors, ...opa.errors]).toEqual([]);
    await here.context.close();
    await opa.context.close();
  });
});

test('an invitation is two taps away from a house, and says what is set without rule numbers', async () => {
  const { page, errors } = await guests.visitor('phone upright');
  await page.goto(`${guests.address}/games/ueberdachen`);
  await page.getByRole('link', { name: 'Invite someone' }).click();
  const more = page.getByTestId('more-options');
  await expect.poll(() => more.innerText()).toContain('Together, right now');
  expect(await more.innerText()).toContain('Quick start');
  expect(await page.getByTestId('seats-of-invitation').innerText()).toContain('Person by link');
  await more.getByText('More options').click();
  await page.getByRole('spinbutton', { name: 'Maximum number of rounds' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/[A-Z]{2}-\d/);
  await page.getByRole('button', { name: 'Get the link' }).click();
  await page.waitForURL(/\/t\/\w+$/);
  const link = page.getByLabel('Link to this table');
  await expect.poll(() => link.inputValue()).toBe(page.url());
  expect(errors).toEqual([]);
});
