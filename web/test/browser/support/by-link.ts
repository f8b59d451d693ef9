import type { Page } from 'playwright-core';

/** Anna at a desk opens a table for herself, a person by link and a bot; returns its link. */
export async function openTable(page: Page, address: string, game: string): Promise<string> {
  await page.goto(`${address}/games/${game}/set-up`);
  await page.getByLabel('Name at seat 1').fill('Anna');
  const second = page.getByRole('group', { name: 'Who sits at seat 2' });
  await second.getByRole('radio', { name: 'Person by link' }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\/\w+$/);
  return page.url();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByTestId('prompt').waitFor();
}

/** Whether the score sheet lies there. */
export const isOver = (page: Page) => page.getByTestId('score-sheet').isVisible();

/** Plays the last owed move of the list in words, if this page has one; tells whether it had. */
export async function playOne(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const moves = () => document.querySelectorAll<HTMLElement>('[data-testid="moves"] li button');
    if (document.querySelector('[data-testid="moves"]') === null) {
      const ways = [...document.querySelectorAll<HTMLElement>('button, a')];
      ways.find((way) => way.textContent === 'To the moves in words')?.click();
      return false;
    }
    const isOwed = (move: Element) => move.closest('[data-testid="optional-moves"]') === null;
    const last = [...moves()].findLast(isOwed);
    last?.click();
    return last !== undefined;
  });
}

/** Lets both play, whoever may, until something is so. */
export async function playUntil(
  pages: readonly Page[],
  isEnough: () => Promise<boolean>,
): Promise<void> {
  for (let idle = 0; idle < 2400; idle++) {
    for (const page of pages) {
      if (await isEnough()) return;
      if (await playOne(page)) idle = 0;
    }
    await pages[0]?.waitForTimeout(25);
  }
  throw new Error('nobody could move for a minute');
}
