import type { Check } from '@richtfest/testkit';
import { optionChecks } from './options.ts';
import { scoreSheetChecks } from './score-sheet.ts';
import { secrecyChecks } from './secrecy.ts';
import { tableauChecks } from './tableau.ts';
import { treeChecks } from './tree.ts';

/** What no scenario can say: secrets, geometry, and what can lie on a table at all. */
export const checks: readonly Check[] = [
  ...treeChecks,
  ...optionChecks,
  ...tableauChecks,
  ...scoreSheetChecks,
  ...secrecyChecks,
];
