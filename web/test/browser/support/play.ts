import type { Match } from '@richtfest/engine';
import { threeLittlePigs } from '@richtfest/three-little-pigs';
import type { Page } from 'playwright-core';
import { freshMatch } from './fresh-match.ts';
import { openStored } from './stored-match.ts';
import { whenChanged } from './when-changed.ts';

export const PIGS = 'three-little-pigs';

/** Starts a table of two, the person first; returns when it is the person's turn. */
export async function startGame(page: Page, address: string, game = PIGS): Promise<void> {
  await page.goto(`${address}/games/${game}/set-up`);
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByLabel('Name at seat 1').fill('Anna');
  await page.getByRole('radio', { name: 'Anna' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('prompt').waitFor();
}

/** Starts a game in which Anna may roll again or build: no two wolves at once (LP-7). */
export async function startRolling(page: Page, address: string): Promise<void> {
  await openStored(page, address, freshMatch(threeLittlePigs, mayStopAndBuild));
  await untilMyTurn(page);
}

function mayStopAndBuild(match: Match): boolean {
  const { game } = match;
  const stop = game.legal(match.state, 0).find(({ verb }) => verb === 'stop');
  if (stop === undefined) return false;
  match.play(0, stop);
  return game.legal(match.state, 0).some(({ verb }) => verb === 'build');
}

export function promptOf(page: Page): Promise<string> {
  return page.getByTestId('prompt').innerText();
}

/** Waits until the prompt contains a text. */
export async function untilPrompt(page: Page, text: string): Promise<void> {
  await page.getByTestId('prompt').filter({ hasText: text }).waitFor();
}

/** Waits until a player at this page must decide. */
export async function untilDeciding(page: Page): Promise<void> {
  await page.locator('header[data-asks]').waitFor();
}

/** Elements that can be tapped now, marked by every table. */
export const MAY = '[data-may]';

/** Waits until this seat must decide here or the game is over, skipping bots' moves. */
export async function untilMyTurn(page: Page, seat = 0): Promise<'mine' | 'over'> {
  return await whenChanged(
    page,
    (mine) => {
      if (document.querySelector('[data-testid="score-sheet"]') !== null) return 'over';
      const isStill = document.querySelector('main [aria-busy="true"]') === null;
      if (isStill && document.querySelector(`header[data-asks="${mine}"]`) !== null) return 'mine';
      document.querySelector<HTMLElement>('[aria-label="Skip ahead"]')?.click();
      return undefined;
    },
    seat,
  );
}

/** The current question: the table's phase, if any, and the log so far. */
export interface Question {
  readonly phase: string | undefined;
  readonly before: string;
}

/** Waits for Anna's next question after the last one; undefined if the game is over. */
export async function nextQuestion(page: Page, last?: Question): Promise<Question | undefined> {
  const question = await whenChanged(
    page,
    (answered) => {
      if (document.querySelector('[data-testid="score-sheet"]') !== null) return 'over';
      const skip = document.querySelector<HTMLElement>('[aria-label="Skip ahead"]');
      skip?.click();
      if (document.querySelector('main [aria-busy="true"]') !== null) return undefined;
      const prompt = document.querySelector('[data-testid="prompt"]')?.textContent ?? '';
      const isAsked = document.querySelector('header[data-asks="0"]') !== null;
      if (!isAsked || document.querySelector('main [data-may]') === null) return undefined;
      const lines = document.querySelectorAll('[data-testid="log"] li').length;
      const before = `${lines} ${prompt}`;
      if (before === answered) return undefined;
      return {
        phase: document.querySelector<HTMLElement>('main [data-phase]')?.dataset['phase'],
        before,
      };
    },
    last?.before,
  );
  return question === 'over' ? undefined : question;
}

/** Stores a table of two against a bot as the last one used. */
export async function rememberTableOfTwo(page: Page, game = PIGS): Promise<void> {
  await page.addInitScript((key) => {
    const seats = [
      { kind: 'person-here', name: 'Anna' },
      { kind: 'bot', name: 'Ida' },
    ];
    localStorage.setItem(key, JSON.stringify({ seats, options: {} }));
  }, `richtfest/plan/${game}`);
}
