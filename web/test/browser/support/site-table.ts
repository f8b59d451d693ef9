import type { Locator, Page } from 'playwright-core';
import { whenChanged } from './when-changed.ts';

/** The current decision: the names of the buttons at the bottom, and the phase. */
export interface Question {
  readonly phase: string;
  readonly asks: readonly string[];
}

/** Waits for a decision at this device, skipping bots' moves; undefined if the game is over. */
export async function untilAsked(page: Page): Promise<Question | undefined> {
  const question = await whenChanged(
    page,
    () => {
      if (document.querySelector('[data-testid="score-sheet"]') !== null) return 'over';
      const table = document.querySelector<HTMLElement>('main [data-phase]');
      if (table === null || table.getAttribute('aria-busy') === 'true') return undefined;
      const asks = [...table.querySelectorAll<HTMLElement>('[data-ask]')].map(
        (ask) => ask.dataset['ask'] ?? '',
      );
      const isAsked = asks.some((ask) => ask !== 'propose') || hasChoice(table);
      if (isAsked) return { phase: table.dataset['phase'] ?? '', asks };
      const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
      const skip = buttons.find((button) =>
        `${button.ariaLabel} ${button.textContent}`.includes('Skip ahead'),
      );
      skip?.click();
      return undefined;

      function hasChoice(root: HTMLElement): boolean {
        const choices = '[data-trade-choice][data-may], [data-yard] > button[data-may]';
        return root.querySelector(choices) !== null;
      }
    },
    undefined,
  );
  return question === 'over' ? undefined : question;
}

export const ask = (page: Page, name: string) => page.locator(`main [data-ask="${name}"]`);
export const pile = (page: Page, at: string) => page.locator(`main [data-pile="${at}"]`);

/** Drags in several steps. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, goal] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || goal === null) throw new Error('nothing to drag, or nowhere');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y, { steps: 4 });
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** The number of pieces of a kind in a seat's storage. */
export async function stored(page: Page, seat: number, material: string): Promise<number> {
  const found = page.locator(`main [data-yard="${seat}"] [data-pile="${seat}:${material}"]`);
  if ((await found.count()) === 0) return 0;
  return Number(await found.first().getAttribute('data-count'));
}

/** The text of the log. */
export function logOf(page: Page): Promise<string[]> {
  return page.getByTestId('log').getByRole('listitem').allInnerTexts();
}

const LINES = '[data-testid="log"] > li';

/** The number of lines of the log. */
export function logged(page: Page): Promise<number> {
  return page.locator(LINES).count();
}

/** Waits until the log has this many lines. */
export async function untilLogged(page: Page, count: number): Promise<void> {
  await page
    .locator(LINES)
    .nth(count - 1)
    .waitFor({ state: 'attached' });
}

/** Makes one decision by tapping the table; builds before it ends the turn. */
export async function playByMouse(page: Page, { phase, asks }: Question): Promise<void> {
  const main = page.locator('main');
  const first = (selector: string) => main.locator(selector).first();
  const isThere = (selector: string) => first(selector).isVisible();
  if (asks.includes('unload')) return fillLorry(page);
  if (phase === 'choose-trade') return first('[data-trade-choice][data-may]').click();
  if (phase === 'steal') return first('[data-pile^="theft:"]').click();
  if (phase === 'pay' || phase === 'discard') return first('[data-yard] button[data-may]').click();
  for (const name of ['accept', 'decline', 'pick-none', 'set-pillar', 'roll']) {
    if (asks.includes(name)) return ask(page, name).click();
  }
  if (await isThere('[data-cell][data-may]')) return first('[data-cell][data-may]').click();
  if (await isThere('[data-stack][data-may]')) {
    await first('[data-stack][data-may]').click();
    return first('[data-cell][data-may]').click();
  }
  return ask(page, 'end-turn').click();
}

async function fillLorry(page: Page): Promise<void> {
  const free = page.locator('main [data-load][data-may]');
  // Some of every kind, so that trades are possible.
  for (let turn = 0; ; turn++) {
    const count = await free.count();
    if (count === 0) break;
    await free.nth(turn % count).click();
  }
  await ask(page, 'unload').click();
}
