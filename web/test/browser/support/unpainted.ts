import type { BrowserContext, Page } from 'playwright-core';

/**
 * Makes the page transparent to avoid painting, which is half of the browser's work: everything is
 * still laid out, visible to scripts and can be tapped.
 */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { opacity: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** For checks that read visible colours. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
