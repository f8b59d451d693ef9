import { readFileSync, readdirSync } from 'node:fs';
import { playthrough } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { ueberdachen } from '../src/index.ts';
import { playthroughs } from './playthroughs.ts';

const folder = new URL('./playthroughs/', import.meta.url);

test.each(Object.entries(playthroughs))('%s is what the rules play today', (name, settings) => {
  const recorded = readFileSync(new URL(name, folder), 'utf8');
  expect(playthrough(ueberdachen, settings), 'run “npm run generate” and read what changed').toBe(
    recorded,
  );
});

test('every file in the folder is compared', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(playthroughs).sort());
});
