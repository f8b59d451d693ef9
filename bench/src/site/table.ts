import type { Page } from 'playwright-core';

export interface TableOptions {
  readonly game: string;
  /** The number of people; the other seats are bots. */
  readonly people: number;
}

/** Runs in the page: stores a table set-up with bots that play instantly. */
export function rememberTable({ game, people }: TableOptions): void {
  const wishes = {
    language: 'en',
    theme: 'day',
    motion: 'full',
    textSize: 100,
    pace: 'instant',
    asksFirst: false,
  };
  localStorage.setItem('richtfest/settings', JSON.stringify({ state: { wishes }, version: 1 }));
  const bots = ['Rosa', 'Bruno', 'Frieda'].map((name) => ({ kind: 'bot', name, level: 'family' }));
  const person = { kind: 'person-here', name: 'Anna' };
  const seats = [...Array.from({ length: people }, () => person), ...bots].slice(0, 3);
  const options = game === 'ueberdachen' ? { quickStart: true, roundLimit: 20 } : {};
  localStorage.setItem(`richtfest/plan/${game}`, JSON.stringify({ seats, options }));
}

export async function startTable(page: Page, address: string, game: string): Promise<void> {
  await page.goto(`${address}/games/${game}/set-up`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('prompt').waitFor();
}
