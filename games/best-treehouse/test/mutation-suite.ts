import { guardRules } from '@richtfest/testkit';
import { scenarioFolder } from '../../../testkit/test/folders.ts';
import { checks } from './checks/index.ts';
import { treehouseFixture } from './fixture.ts';
import { perftTable } from './perft-table.ts';

/** Laws about texts, not about rules, and the one that searches for rare events. */
const LEFT_OUT = /words|sentence|occurs/;

/** The tests that must find a mutant of the rules. */
export function suite(): void {
  guardRules({
    fixture: treehouseFixture,
    scenarios: scenarioFolder(new URL('./rules/', import.meta.url)),
    checks,
    perftTable,
    games: 3,
    leftOut: LEFT_OUT,
  });
}
