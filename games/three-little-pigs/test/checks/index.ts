import type { Check } from '@richtfest/testkit';
import { oddsChecks } from './odds.ts';
import { optionChecks } from './options.ts';
import { scoreSheetChecks } from './score-sheet.ts';
import { tableauChecks } from './tableau.ts';

/** What no scenario can say: odds, replaceable data, and what can lie on a table at all. */
export const checks: readonly Check[] = [
  ...oddsChecks,
  ...optionChecks,
  ...tableauChecks,
  ...scoreSheetChecks,
];
