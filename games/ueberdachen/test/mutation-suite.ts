import { guardRules } from '@richtfest/testkit';
import { scenarioFolder } from '../../../testkit/test/folders.ts';
import { checks } from './checks/index.ts';
import { ueberdachenFixture } from './fixture.ts';
import { perftTable } from './perft-table.ts';

/** Laws that depend on texts, not on the rules, or need many games. */
const LEFT_OUT = /words|sentence|occurs/;

/** The checks that every mutant of the rules has to fail. */
export function suite(): void {
  guardRules({
    fixture: ueberdachenFixture,
    scenarios: scenarioFolder(new URL('./rules/', import.meta.url)),
    checks,
    perftTable,
    games: 3,
    leftOut: LEFT_OUT,
  });
}
