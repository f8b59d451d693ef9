import type { Page } from 'playwright-core';

/**
 * Evaluates `ask` in the page whenever its document or focus has changed, until the result is
 * defined. The polling of `waitForFunction` would run every few milliseconds, since sped-up pages
 * shorten waits. `ask` can use only the document and `about`.
 */
export async function whenChanged<About, Answer>(
  page: Page,
  ask: (about: About) => Answer | undefined,
  about: About,
): Promise<Answer> {
  // oxlint-disable-next-line typescript/no-base-to-string -- its source is what the page runs
  const expression = `(${askOnChange.toString()})(${ask.toString()}, ${JSON.stringify(about)})`;
  return (await page.evaluate(expression)) as Answer;
}

/** Runs in the page. */
function askOnChange<About, Answer>(
  ask: (about: About) => Answer | undefined,
  about: About,
): Promise<Answer> {
  /** In milliseconds, for changes outside the document. `speedUp` shortens no intervals. */
  const NOW_AND_THEN = 1000;
  return new Promise((resolve, reject) => {
    let frame = 0;
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('focusin', askSoon);
      clearInterval(timer);
      cancelAnimationFrame(frame);
    };
    const askNow = () => {
      try {
        const answer = ask(about);
        if (answer === undefined) return;
        stop();
        resolve(answer);
      } catch (error) {
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    const askSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(askNow);
    };
    const observer = new MutationObserver(askSoon);
    const watched = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, watched);
    document.addEventListener('focusin', askSoon);
    const timer = setInterval(askNow, NOW_AND_THEN);
    askNow();
  });
}
