import type { Page } from 'playwright-core';
import { whenChanged } from './when-changed.ts';

/** Anna opens a table for herself, a person by link and a bot; returns its link. */
export async function openTable(page: Page, address: string, game: string): Promise<string> {
  await page.goto(`${address}/games/${game}/set-up`);
  await page.getByLabel('Name at seat 1').fill('Anna');
  const second = page.getByRole('group', { name: 'Who plays at seat 2' });
  await second.getByRole('radio', { name: 'Person by link' }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\/\w+$/);
  return page.url();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await takeSeat(page, name);
  await page.getByTestId('prompt').waitFor();
}

/** Takes the free seat of a table and is ready, whether or not the match begins. */
export async function takeSeat(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I’m ready' }).click();
}

/** Waits until the score sheet is shown. */
export async function untilOver(page: Page): Promise<void> {
  await page.getByTestId('score-sheet').waitFor();
}

/** Opens the list of moves in words, if it is not open. */
export async function showMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.querySelector('[data-testid="moves"]') !== null) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('button')];
    buttons.find((button) => button.textContent === 'To the moves in words')?.click();
  });
  await page.getByTestId('moves').waitFor();
}

/** Waits until a player at this page owes a move. */
export async function untilOwing(page: Page): Promise<void> {
  await showMoves(page);
  await page
    .locator('[data-testid="moves"] li:not([data-testid="optional-moves"] li) button')
    .first()
    .waitFor();
}

/**
 * Lets these pages play by themselves until a promise resolves. Each page plays the last owed move
 * of the move list whenever there is one, driven by changes of the page instead of polling.
 * On a shared device, the requested player takes it.
 */
export async function playUntil(
  pages: readonly Page[],
  isEnough: () => Promise<unknown>,
): Promise<void> {
  for (const page of pages) await page.evaluate(startPlaying);
  await isEnough();
  for (const page of pages) await page.evaluate(stopPlaying);
}

/** The players who took this shared device while it played, each once, in the order of their names. */
export function takersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...((globalThis as Playing).takers ?? [])].toSorted());
}

/** Waits until a page that plays by itself has played this number of moves. */
export async function untilPlayed(page: Page, moves: number): Promise<void> {
  const isEnough = (wanted: number) =>
    ((globalThis as Playing).played ?? 0) >= wanted ? true : undefined;
  await whenChanged(page, isEnough, moves);
}

interface Playing {
  played?: number;
  takers?: Set<string>;
  stopPlaying?: () => void;
  letTimePass?: (ms: number) => void;
}

/** Runs in the page. */
function startPlaying(): void {
  const playing = globalThis as Playing;
  const buttonSaying = (words: string) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:enabled')];
    return buttons.find(({ textContent }) => textContent.startsWith(words));
  };
  const isOwed = (move: Element) => move.closest('[data-testid="optional-moves"]') === null;
  const play = () => {
    const take = buttonSaying('I am ');
    if (take !== undefined) {
      playing.takers = (playing.takers ?? new Set()).add(take.textContent.replace('I am ', ''));
      // For a moment the curtain ignores taps that were meant for the table.
      playing.letTimePass?.(1000);
      take.click();
      return;
    }
    if (document.querySelector('[data-testid="moves"]') === null) {
      buttonSaying('To the moves in words')?.click();
      return;
    }
    const moves = document.querySelectorAll<HTMLElement>('[data-testid="moves"] li button');
    const move = [...moves].findLast(isOwed);
    if (move === undefined) return;
    playing.played = (playing.played ?? 0) + 1;
    move.click();
  };
  let frame = 0;
  const playSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(play);
  };
  const observer = new MutationObserver(playSoon);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['disabled'],
  });
  playing.stopPlaying = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
  playSoon();
}

/** Runs in the page, which may have been loaded again since. */
function stopPlaying(): void {
  (globalThis as Playing).stopPlaying?.();
}
