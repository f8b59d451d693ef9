import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { whilePainting } from './painting.ts';

interface Look {
  /** As the page is, if not said. */
  readonly theme?: string;
  /** The whole page, if not said. */
  readonly part?: string;
}

/** What axe finds wrong, once nothing changes its colour any more. */
export async function foundByAxe(page: Page, { theme, part }: Look = {}): Promise<string[]> {
  await dress(page, theme);
  // There are no frames to look into, and nobody reads what is right: both cost as much as the look.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part !== undefined) builder.include(part);
  const { violations } = await whilePainting(page, () => builder.analyze());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => [theme, id, html.slice(0, 200)].filter(Boolean).join(' ')),
  );
}

/** Puts a theme on, if one is said, and waits until everything has its colours. */
export async function dress(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate(async (wished) => {
    if (wished !== undefined) document.documentElement.dataset['theme'] = wished;
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  }, theme);
}
