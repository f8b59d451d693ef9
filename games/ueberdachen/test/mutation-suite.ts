import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { gameLaws, runScenarios } from '@richtfest/testkit';
import { ueberdachen } from '../src/index.ts';
import { checks } from './checks/index.ts';
import { ueberdachenFixture } from './fixture.ts';
import { countRow } from './perft-count.ts';
import { perftTable } from './perft-table.ts';

/** Laws that change with the texts, not with the rules. */
const ABOUT_WORDS = /words|sentence/;

const folder = new URL('./rules/', import.meta.url);

/** Everything that guards the rules, quick things first; throws at the first that does not hold. */
export async function suite(): Promise<void> {
  for (const name of readdirSync(folder)) {
    const file: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    for (const { title, problem } of await runScenarios(file, async () => ueberdachen)) {
      assert.equal(problem, undefined, title);
    }
  }
  for (const { check } of checks) check();
  for (const row of perftTable) assert.deepEqual(countRow(row), row.counts, row.name);
  for (const law of gameLaws(ueberdachenFixture).filter(({ name }) => !ABOUT_WORDS.test(name))) {
    law.check({ games: 3 });
  }
}
