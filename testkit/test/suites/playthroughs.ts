import { readFileSync, readdirSync } from 'node:fs';
import type { Game, GameTypes } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { type PlaythroughSettings, playthrough } from '../../src/index.ts';

export function testPlaythroughs<T extends GameTypes>(
  game: Game<T>,
  playthroughs: Readonly<Record<string, PlaythroughSettings>>,
  folder: URL,
): void {
  test.each(Object.entries(playthroughs))('%s is what the rules play today', (name, settings) => {
    const recorded = readFileSync(new URL(name, folder), 'utf8');
    const played = playthrough(game, settings);
    expect(played, 'run “npm run generate” and read what changed').toBe(recorded);
  });

  test('every file in the folder is compared', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(playthroughs).sort());
  });
}
