import type { BrowserContext, Page } from 'playwright-core';

interface Painting {
  setPainting?: (isPainting: boolean) => void;
}

/**
 * Lets pages do everything but paint, which takes half of a browser's time where no graphics card
 * helps. Layout, hit tests and visibility in the sense of Playwright stay as they are.
 */
export async function skipPainting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important; }');
    document.adoptedStyleSheets.push(sheet);
    (globalThis as Painting).setPainting = (isPainting) => {
      sheet.disabled = isPainting;
    };
  });
}

/** For what looks at colours: axe takes a page without painting for an invisible one. */
export async function whilePainting<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const setPainting = (isPainting: boolean) =>
    page.evaluate((is) => (globalThis as Painting).setPainting?.(is), isPainting);
  await setPainting(true);
  const seen = await look();
  await setPainting(false);
  return seen;
}
