import type { Check } from '@richtfest/testkit';
import { hiddenDrawChecks } from './hidden-draws.ts';
import { optionChecks } from './options.ts';
import { scoreSheetChecks } from './score-sheet.ts';
import { secrecyChecks } from './secrecy.ts';
import { tableauChecks } from './tableau.ts';
import { treeChecks } from './tree.ts';

/** Checks that scenarios can't express: secrets, geometry, valid positions. */
export const checks: readonly Check[] = [
  ...treeChecks,
  ...optionChecks,
  ...tableauChecks,
  ...scoreSheetChecks,
  ...secrecyChecks,
  ...hiddenDrawChecks,
];
