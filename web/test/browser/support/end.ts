import { readFile } from 'node:fs/promises';
import { type Game, type GameTypes, type MatchFile, verify } from '@richtfest/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the page shows the result. */
export async function untilWon(page: Page): Promise<void> {
  await page
    .getByTestId('winner')
    .getByText(/You win!|wins!|share the win/)
    .waitFor();
}

/** Opens what few people need after a match. */
export async function openMore(page: Page): Promise<void> {
  await page.getByTestId('end-more').getByText('More', { exact: true }).click();
}

/** Saves the match as a file and checks that Node replays it to the same result. */
export async function verifiedFile<T extends GameTypes>(
  page: Page,
  game: Game<T>,
): Promise<MatchFile> {
  await openMore(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^richtfest-${game.id}-.*\\.json$`));
  const match = JSON.parse(await readFile(await file.path(), 'utf8')) as MatchFile;
  expect(verify(game, match).problems).toEqual([]);
  expect(match.result).toBeDefined();
  return match;
}
