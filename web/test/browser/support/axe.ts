import axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { paint } from './unpainted.ts';

/** On the page, once it is injected. */
declare const axe: typeof axeCore;

interface Look {
  /** As the page is, if not said. */
  readonly theme?: string;
  /** The whole page, if not said. */
  readonly part?: string;
}

/** What axe finds wrong, once nothing changes its colour any more. */
export async function foundByAxe(page: Page, { theme, part }: Look = {}): Promise<string[]> {
  await paint(page);
  await dress(page, theme);
  await inject(page);
  const violations = await page.evaluate(
    ([root]) =>
      axe
        .run(root ?? document, { resultTypes: ['violations'], selectors: false, iframes: false })
        .then((results) =>
          results.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) })),
        ),
    [part] as const,
  );
  return violations.flatMap(({ id, html }) =>
    html.map((element) => [theme, id, element.slice(0, 200)].filter(Boolean).join(' ')),
  );
}

/** Once per loaded page: reading axe costs as much as half a look. */
async function inject(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axeCore.source);
}

/** Puts a theme on, if one is said, and waits until everything has its colours. */
export async function dress(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate(async (wished) => {
    if (wished !== undefined) document.documentElement.dataset['theme'] = wished;
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  }, theme);
}
