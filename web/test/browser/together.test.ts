import type { ServerMessage } from '@richtfest/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { Guests } from './support/guests.ts';

const guests = Guests.ofThisFile();

interface Guest extends Visitor {
  /** Everything its socket received. */
  readonly heard: ServerMessage[];
}

async function sitDown(link: string, name: string): Promise<Guest> {
  const visitor = await guests.visitor('desktop');
  const heard: ServerMessage[] = [];
  visitor.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      heard.push(JSON.parse(String(payload)) as ServerMessage);
    });
  });
  await visitor.page.goto(link);
  await visitor.page.getByLabel('Your name').fill(name);
  await visitor.page.getByRole('button', { name: 'Sit down' }).click();
  return { ...visitor, heard };
}

/** Makes the first of the moves this page owes, from the list in words. */
async function decide(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.querySelector('[data-testid="moves"]') === null) {
      const ways = [...document.querySelectorAll<HTMLElement>('button, a')];
      ways.find((way) => way.textContent === 'To the moves in words')?.click();
      return;
    }
    const moves = document.querySelectorAll<HTMLElement>('[data-testid="moves"] li button');
    const owed = [...moves].find((move) => move.closest('[data-testid="optional-moves"]') === null);
    owed?.click();
  });
}

const eventsOf = ({ heard }: Guest) =>
  heard.flatMap((message) =>
    message.type === 'update' ? message.entries.flatMap(({ events }) => events) : [],
  ) as readonly { readonly type: string; readonly seat?: number; readonly card?: unknown }[];

/** Anna and Ben share a device, Opa comes by link: set up as people do it. */
async function mixedTable(): Promise<{ here: Visitor; link: string }> {
  const here = await guests.visitor('tablet');
  const { page } = here;
  await page.goto(`${guests.address}/games/best-treehouse/set-up`);
  const kind = (seat: number, name: string) =>
    page
      .getByRole('group', { name: `Who sits at seat ${seat}` })
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

/** Whoever is asked for takes the device; then the first owed move. Tells whose eyes looked. */
async function goRound(page: Page): Promise<string | undefined> {
  const taking = page.getByRole('button', { name: /^I am / });
  if (await taking.isVisible()) {
    const name = (await taking.innerText()).replace('I am ', '').trim();
    await taking.click({ timeout: 2000 }).catch(() => undefined);
    return name;
  }
  await decide(page);
  return undefined;
}

describe('two people on one device and one by link', () => {
  test('play the treehouse with the curtain between those here, also after a reload', async () => {
    const { here, link } = await mixedTable();
    const opa = await sitDown(link, 'Opa');
    await here.page.getByTestId('curtain').waitFor();
    const takers = new Set<string>();
    const reveals = () => eventsOf(opa).filter(({ type }) => type === 'cards-revealed').length;
    const until = async (count: number) => {
      await expect
        .poll(
          async () => {
            const taker = await goRound(here.page);
            if (taker !== undefined) takers.add(taker);
            await decide(opa.page);
            return reveals();
          },
          { timeout: 90_000, interval: 60 },
        )
        .toBeGreaterThanOrEqual(count);
    };
    await until(1);
    expect(takers).toEqual(new Set(['Anna', 'Ben']));
    await here.page.reload();
    await until(2);
    expect([...here.faults, ...opa.faults]).toEqual([]);
    await here.context.close();
    await opa.context.close();
  }, 180_000);
});
