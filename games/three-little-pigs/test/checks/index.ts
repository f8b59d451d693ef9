import type { Check } from '@richtfest/testkit';
import { oddsChecks } from './odds.ts';
import { optionChecks } from './options.ts';
import { scoreSheetChecks } from './score-sheet.ts';
import { tableauChecks } from './tableau.ts';

/** Checks that scenarios can't express: odds, replaceable data, valid positions. */
export const checks: readonly Check[] = [
  ...oddsChecks,
  ...optionChecks,
  ...tableauChecks,
  ...scoreSheetChecks,
];
