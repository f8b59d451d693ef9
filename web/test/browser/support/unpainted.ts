import type { BrowserContext, Page } from 'playwright-core';

/**
 * Spares the browser painting, which is half of its work and which no test looks at: everything is
 * laid out, visible to scripts and to be touched, only fully transparent.
 */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { opacity: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** For what reads colours as they are seen. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
