import type { BrowserContext } from 'playwright-core';

/**
 * Replaces the browser's random source by a seeded one, so that cards and dice are the same in
 * every run. Each page load has different numbers, so that match ids stay distinct.
 */
export async function seedRandom(context: BrowserContext, seed: string): Promise<void> {
  await context.addInitScript((name) => {
    const key = 'richtfest-test/loads';
    const loads = Number(localStorage.getItem(key) ?? 0) + 1;
    localStorage.setItem(key, String(loads));
    let state = 0x811c9dc5;
    for (const character of `${name}/${loads}`) {
      state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
    }
    // mulberry32
    const nextByte = () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return (mixed ^ (mixed >>> 14)) & 0xff;
    };
    crypto.getRandomValues = <T extends ArrayBufferView | null>(drawn: T): T => {
      if (drawn instanceof Uint8Array)
        for (let at = 0; at < drawn.length; at++) drawn[at] = nextByte();
      return drawn;
    };
  }, seed);
}
