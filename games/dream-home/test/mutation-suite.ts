import { guardRules } from '@richtfest/testkit';
import { scenarioFolder } from '../../../testkit/test/folders.ts';
import { checks } from './checks/index.ts';
import { dreamHomeFixture } from './fixture.ts';
import { perftTable } from './perft-table.ts';

/** Laws that change with the texts, or with how much is played, not with the rules. */
const LEFT_OUT = /words|sentence|occurs/;

/** What a mutant of the rules has to face. */
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
