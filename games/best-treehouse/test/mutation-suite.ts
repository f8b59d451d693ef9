import { guardRules } from '@richtfest/testkit';
import { scenarioFolder } from '../../../testkit/test/folders.ts';
import { checks } from './checks/index.ts';
import { treehouseFixture } from './fixture.ts';
import { perftTable } from './perft-table.ts';

/** Laws that change with the texts, not with the rules, and the one that looks for rarities. */
const LEFT_OUT = /words|sentence|occurs/;

/** What a mutant of the rules has to face. */
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
