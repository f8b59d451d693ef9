import type { Page } from 'playwright-core';

/** Requests a hint by its key and returns the sentence. */
export async function askForHint(page: Page): Promise<string> {
  for (;;) {
    await untilHintable(page);
    await page.keyboard.press('i');
    const state = await page.waitForFunction(() => {
      const said = document.querySelector('[data-testid="hint"]')?.textContent ?? '';
      if (said.includes(' – ')) return said;
      // An animation had just started, so the key was ignored.
      return said === '' ? 'unheard' : undefined;
    });
    const said = await state.jsonValue();
    if (said !== undefined && said !== 'unheard') return said;
  }
}

/** Taps the glowing elements in order until the hint has been played. */
export async function followTheGlow(page: Page): Promise<void> {
  const line = page.getByTestId('hint');
  const touched = new Set<string>();
  for (let touches = 0; touches < 40; touches++) {
    const next = await page.waitForFunction(
      (done) => {
        if (document.querySelector('[data-testid="hint"]')?.textContent === '') return 'done';
        // During an animation a tap only ends it.
        if (document.querySelector('main [aria-busy="true"]') !== null) return undefined;
        const glows = [...document.querySelectorAll('[data-testid="hint-glow"] span')];
        const spots = glows.map((glow) => {
          const { x, y, width, height } = glow.getBoundingClientRect();
          return [x + width / 2, y + height / 2].map(Math.round) as [number, number];
        });
        // Glows follow elements frame by frame: wait until they are at rest.
        const memory = globalThis as { glowsBefore?: string };
        const before = memory.glowsBefore;
        memory.glowsBefore = spots.join(';');
        if (memory.glowsBefore !== before) return undefined;
        // Materials on the lorry or trestle table are tapped as often as they glow.
        const counted = document.querySelector('[data-trestle]') === null ? '' : ', [data-pile]';
        const isCounted = (spot: [number, number]) =>
          document.elementFromPoint(...spot)?.closest(`[data-load]${counted}`) !== null;
        return spots.find((spot) => !done.includes(spot.join()) || isCounted(spot));
      },
      [...touched],
    );
    const spot = await next.jsonValue();
    if (spot === 'done' || spot === undefined) return;
    touched.add(spot.join());
    await page.mouse.click(...spot);
  }
  throw new Error(`touching what glows does not lead to: ${await line.innerText()}`);
}

/** Waits until the table is at rest and a player here may request a hint. */
async function untilHintable(page: Page): Promise<void> {
  await page.locator('header button[aria-keyshortcuts="i"]').waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}
