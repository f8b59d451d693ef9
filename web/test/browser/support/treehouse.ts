import type { Page } from 'playwright-core';
import { whenChanged } from './when-changed.ts';

export const TREEHOUSE = 'best-treehouse';

export interface Sitting {
  readonly name: string;
  readonly kind: 'person-here' | 'bot';
}

export const ANNA_AND_A_BOT: readonly Sitting[] = [
  { name: 'Anna', kind: 'person-here' },
  { name: 'Ida', kind: 'bot' },
];

/** Stores this table as the last one used, then taps “Play”. */
export async function startTreehouse(
  page: Page,
  address: string,
  seats: readonly Sitting[] = ANNA_AND_A_BOT,
  options: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await rememberTreehouse(page, seats, options);
  await page.goto(`${address}/games/${TREEHOUSE}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

export async function rememberTreehouse(
  page: Page,
  seats: readonly Sitting[],
  options: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await page.addInitScript(([key, plan]) => localStorage.setItem(key, plan), [
    `richtfest/plan/${TREEHOUSE}`,
    JSON.stringify({ seats, options }),
  ] as const);
}

export type Asked = 'choose' | 'build' | 'take-bonus' | 'put-bonus' | 'take-colour';

/**
 * Waits until a player at this page must decide, the device must be handed on, or the game is
 * over; skips other players' moves.
 */
export async function untilAsked(page: Page): Promise<Asked | 'over' | 'curtain'> {
  const found = await whenChanged(
    page,
    () => {
      const has = (selector: string) => document.querySelector(selector) !== null;
      if (has('[data-testid="score-sheet"]')) return 'over';
      if (has('[data-testid="curtain"], [data-testid="hand-over"]')) return 'curtain';
      const root = document.querySelector<HTMLElement>('main [aria-busy]');
      if (root?.getAttribute('aria-busy') === 'false' && has('main [data-may]')) {
        return root.dataset['phase'];
      }
      // A key ends the animation.
      if (root?.getAttribute('aria-busy') === 'true') {
        root.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
      }
      const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
      const skip = buttons.find(
        (button) => (button.getAttribute('aria-label') ?? button.textContent) === 'Skip ahead',
      );
      skip?.click();
      return undefined;
    },
    undefined,
  );
  return found as Asked | 'over' | 'curtain';
}

/** Makes one decision by tapping the table. */
export async function playByMouse(page: Page, asked: Asked): Promise<void> {
  const main = page.locator('main');
  // The left edge of a card is never covered by the next one.
  const edge = { position: { x: 12, y: 20 } };
  switch (asked) {
    case 'choose': {
      const lifted = main.locator('[data-card][data-lifted]');
      if ((await lifted.count()) === 0)
        await main.locator('[data-card][data-may]').first().click(edge);
      await lifted.click(edge);
      return;
    }
    case 'build': {
      const place = main.locator('[data-place][data-may]').first();
      if ((await place.count()) > 0) await place.click();
      else await main.getByRole('button', { name: 'Throw away' }).click();
      return;
    }
    case 'take-bonus':
      await main.locator('[data-bonus][data-may]').first().click();
      return;
    case 'put-bonus':
    case 'take-colour':
      await main.locator('[data-pennant][data-may]').first().click();
      await main.getByRole('button', { name: 'Peg it here' }).click();
  }
}

/** Waits until this page's decision has been made, whatever others do meanwhile. */
export async function untilDecided(page: Page, asked: Asked): Promise<void> {
  await whenChanged(
    page,
    (phase) => {
      const root = document.querySelector<HTMLElement>('main [aria-busy]');
      const isDecided =
        root?.dataset['phase'] !== phase || root.querySelector('[data-may]') === null;
      return isDecided || undefined;
    },
    asked,
  );
}

/** The numbers of the cards in the hand. */
export function handOf(page: Page): Promise<number[]> {
  return page
    .locator('[data-fan] [data-card]')
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset['card'])));
}
