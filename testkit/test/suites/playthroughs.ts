import { readFileSync, readdirSync } from 'node:fs';
import type { Game, GameTypes } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { type PlaythroughOptions, playthrough } from '../../src/index.ts';

export function testPlaythroughs<T extends GameTypes>(
  game: Game<T>,
  playthroughs: Readonly<Record<string, PlaythroughOptions>>,
  folder: URL,
): void {
  test.each(Object.entries(playthroughs))('%s is up to date', (name, options) => {
    const recorded = readFileSync(new URL(name, folder), 'utf8');
    const played = playthrough(game, options);
    expect(played, 'run “npm run generate” and review the changes').toBe(recorded);
  });

  test('every file in the folder is compared', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(playthroughs).sort());
  });
}
