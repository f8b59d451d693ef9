import { guardRules } from '@richtfest/testkit';
import { scenarioFolder } from '../../../testkit/test/folders.ts';
import { checks } from './checks/index.ts';
import { dreamHomeFixture } from './fixture.ts';
import { perftTable } from './perft-table.ts';

/** Laws that depend on texts or on the number of games, not on the rules. */
const LEFT_OUT = /words|sentence|occurs/;

/** The checks that every mutant of the rules has to fail. */
export function suite(): void {
  guardRules({
    fixture: dreamHomeFixture,
    scenarios: scenarioFolder(new URL('./rules/', import.meta.url)),
    checks,
    perftTable,
    games: 4,
    leftOut: LEFT_OUT,
  });
}
