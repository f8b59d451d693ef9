import type { Browser, Page } from 'playwright-core';
import type { HomeFigure } from './figures.ts';

const VIEW = { viewport: { width: 360, height: 740 }, serviceWorkers: 'block' } as const;

/** Measures the home page before any interaction, with and without JavaScript. */
export async function measureHome(browser: Browser, address: string): Promise<HomeFigure> {
  const context = await browser.newContext({ ...VIEW, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const sizes = await sizesOf(page, `${address}/`);
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const after = await page.screenshot();
  const withoutScript = await browser.newContext({
    ...VIEW,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  const plain = await withoutScript.newPage();
  await plain.goto(`${address}/`, { waitUntil: 'networkidle' });
  const before = await plain.screenshot();
  const houses = await plain.locator('.street-before [data-house]:visible').count();
  const samePixels = await samePixelShare(page, [before, after]);
  await context.close();
  await withoutScript.close();
  return { ...sizes, firstPaintMs, housesWithoutScript: houses, samePixels };
}

type Sizes = Pick<HomeFigure, 'javascriptBytes' | 'cssBytes' | 'htmlBytes' | 'requests'>;

/** Transferred sizes. */
async function sizesOf(page: Page, address: string): Promise<Sizes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // Includes what the page prefetches when idle.
  await page.waitForTimeout(1500);
  await session.detach();
  return {
    javascriptBytes: bytes['Script'] ?? 0,
    cssBytes: bytes['Stylesheet'] ?? 0,
    htmlBytes: bytes['Document'] ?? 0,
    requests: types.size,
  };
}

/** The percentage of equal pixels of two screenshots, ignoring antialiasing. */
async function samePixelShare(page: Page, pictures: readonly Buffer[]): Promise<number> {
  const sources = pictures.map((png) => png.toString('base64'));
  return await page.evaluate(async (encoded) => {
    const [one, other] = await Promise.all(
      encoded.map(async (text) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        context?.drawImage(picture, 0, 0);
        return context?.getImageData(0, 0, picture.width, picture.height).data;
      }),
    );
    if (one === undefined || other === undefined) return 0;
    let same = 0;
    for (let at = 0; at < one.length; at += 4) {
      const isNear = [0, 1, 2].every(
        (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) < 16,
      );
      if (isNear) same++;
    }
    return Math.round((1000 * same) / (one.length / 4)) / 10;
  }, sources);
}
