import type { Page } from 'playwright-core';
import type { Tap } from '../../score-pad/taps-of.ts';

/** Enters houses on the shown score pad by tapping, as fast as the page follows. */
export async function tapPad(page: Page, taps: readonly Tap[]): Promise<void> {
  await page.getByTestId('tray').waitFor();
  await page.evaluate(async (all) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? undefined;
    /** What a tap changes is shown by the next task. */
    const shown = () => new Promise((resolve) => setTimeout(resolve));
    const click = async (selector: string) => {
      const found = find(selector);
      if (found === undefined) throw new Error(`nothing to tap: ${selector}`);
      found.click();
      await shown();
    };
    const type = (input: HTMLInputElement, text: string) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    for (const { seat, place, component } of all) {
      // On a device for all houses.
      const chooser = `label:has([data-seat="${seat}"])`;
      if (find(chooser) !== undefined) await click(chooser);
      const at = `[data-place="${CSS.escape(place)}"]`;
      const choice = `[data-component="${CSS.escape(component)}"]`;
      const [outer = ''] = place.split('/');
      if (find(`button${at}`) !== undefined) {
        await click(`button${at}`);
        await click(`[data-testid="tray"] h3 + div ${choice}`);
        continue;
      }
      if (find(at) === undefined) await click(`button[data-place="${CSS.escape(outer)}"]`);
      const input = find(`${at} input`) as HTMLInputElement | undefined;
      if (input === undefined) await click(`${at} ${choice}`);
      else if (input.type === 'checkbox') input.click();
      else type(input, component);
      await shown();
    }
  }, taps);
}
