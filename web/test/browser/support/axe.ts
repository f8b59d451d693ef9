import axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { paint } from './unpainted.ts';

/** Available in the page after `inject`. */
declare const axe: typeof axeCore;

interface Look {
  /** Default: the page's current theme. */
  readonly theme?: string;
  /** Default: the whole page. */
  readonly part?: string;
}

/** Axe's findings, after all colour transitions have ended. */
export async function foundByAxe(page: Page, { theme, part }: Look = {}): Promise<string[]> {
  await paint(page);
  await dress(page, theme);
  await inject(page);
  const violations = await page.evaluate(
    async ([root]) => {
      const { violations: all } = await axe.run(root ?? document, {
        resultTypes: ['violations'],
        selectors: false,
        iframes: false,
        elementRef: true,
      });
      // Axe takes a soft hyphen, which nobody reads out, for a difference between text and label.
      const isHyphenated = (element: HTMLElement | undefined) => {
        const text = element?.innerText ?? '';
        const words = text.replaceAll('\u00ad', '').split(/\s+/);
        const label = element?.getAttribute('aria-label') ?? '';
        return text.includes('\u00ad') && words.every((word) => label.includes(word));
      };
      return all.map(({ id, nodes }) => ({
        id,
        html: nodes
          .filter(({ element }) => id !== 'label-content-name-mismatch' || !isHyphenated(element))
          .map((node) => node.html),
      }));
    },
    [part] as const,
  );
  return violations.flatMap(({ id, html }) =>
    html.map((element) => [theme, id, element.slice(0, 200)].filter(Boolean).join(' ')),
  );
}

/** Once per loaded page: loading axe takes half as long as a run. */
async function inject(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axeCore.source);
}

/** Applies a theme, if given, and waits for everything that fades. */
export async function dress(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate(async (chosen) => {
    if (chosen !== undefined) document.documentElement.dataset['theme'] = chosen;
    // Text that fades has less contrast; what moves for ever does not fade.
    const fading = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(fading.map(({ finished }) => finished));
  }, theme);
}
