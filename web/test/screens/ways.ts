import { catalog } from '@richtfest/catalog';
import type { Page } from 'playwright-core';

interface Place {
  readonly page: Page;
  readonly address: string;
  /** Whether the drawer is a column. */
  readonly isWide: boolean;
}

/** How to reach a screen in any language: never by its texts. */
export type Way = (place: Place) => Promise<void>;

export const at =
  (path: string, ready = 'h1'): Way =>
  async ({ page, address }) => {
    await page.goto(`${address}${path}`);
    await page.locator(ready).first().waitFor();
  };

/** Several steps in sequence. */
export const inSequence =
  (...ways: readonly Way[]): Way =>
  async (place) => {
    for (const way of ways) await way(place);
  };

export const click =
  (selector: string, which = 0): Way =>
  async ({ page }) =>
    page.locator(selector).nth(which).click();

export const press =
  (key: string): Way =>
  async ({ page }) =>
    page.keyboard.press(key);

export const seen =
  (selector: string): Way =>
  async ({ page }) =>
    page.locator(selector).first().waitFor();

export const PROMPT = '[data-testid="prompt"]';

/** Waits for the end of all animations. */
export const settle: Way = async ({ page }) => {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
};

/** A screen of each game. */
export const perGame = (name: string, way: (game: string) => Way): Record<string, Way> =>
  Object.fromEntries(catalog.map(({ id }) => [`${name} ${id}`, way(id)]));
