import { guardRules } from '@richtfest/testkit';
import { scenarioFolder } from '../../../testkit/test/folders.ts';
import { checks } from './checks/index.ts';
import { pigsFixture } from './fixture.ts';
import { perftTable } from './perft-table.ts';

/** Laws that change with the texts, not with the rules. */
const LEFT_OUT = /words|sentence/;

/** What a mutant of the rules has to face. */
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
