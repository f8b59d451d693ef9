import type { BrowserContext } from 'playwright-core';

/** `RICHTFEST_THROTTLE=4`: pages run four times slower, as on a weak device. */
const RATE = Number(process.env['RICHTFEST_THROTTLE'] ?? 1);

/** Slows down every page of a browser profile, including those opened later. */
export function throttle(context: BrowserContext): void {
  if (!(RATE >= 1)) throw new Error('RICHTFEST_THROTTLE must be a number from 1, such as 4');
  if (RATE === 1) return;
  context.on('page', (page) => {
    void (async () => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
      // A page that is closed at once needs no throttling.
    })().catch(() => undefined);
  });
}
