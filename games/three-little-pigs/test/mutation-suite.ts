import { guardRules } from '@richtfest/testkit';
import { scenarioFolder } from '../../../testkit/test/folders.ts';
import { checks } from './checks/index.ts';
import { pigsFixture } from './fixture.ts';
import { perftTable } from './perft-table.ts';

/** Laws about texts, not about rules. */
const LEFT_OUT = /words|sentence/;

/** The tests that must find a mutant of the rules. */
export function suite(): void {
  guardRules({
    fixture: pigsFixture,
    scenarios: scenarioFolder(new URL('./rules/', import.meta.url)),
    checks,
    perftTable,
    games: 5,
    leftOut: LEFT_OUT,
  });
}
