import type { Check } from '@richtfest/testkit';
import { optionChecks } from './options.ts';
import { placingChecks } from './placings.ts';
import { positionChecks } from './positions.ts';
import { scoreSheetChecks } from './score-sheet.ts';
import { secrecyChecks } from './secrecy.ts';
import { warningChecks } from './warnings.ts';

/** Checks that scenarios can't express: custom card lists, secrets, impossible positions. */
export const checks: readonly Check[] = [
  ...optionChecks,
  ...positionChecks,
  ...secrecyChecks,
  ...placingChecks,
  ...scoreSheetChecks,
  ...warningChecks,
];
