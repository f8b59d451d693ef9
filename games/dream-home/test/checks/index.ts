import type { Check } from '@richtfest/testkit';
import { optionChecks } from './options.ts';
import { placingChecks } from './placings.ts';
import { positionChecks } from './positions.ts';
import { scoreSheetChecks } from './score-sheet.ts';
import { secrecyChecks } from './secrecy.ts';

/** What no scenario can say: own card lists, secrets, and what can lie on a table at all. */
export const checks: readonly Check[] = [
  ...optionChecks,
  ...positionChecks,
  ...secrecyChecks,
  ...placingChecks,
  ...scoreSheetChecks,
];
