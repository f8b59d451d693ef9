import type { Check } from '@richtfest/testkit';
import { dealChecks } from './deals.ts';
import { listChecks } from './lists.ts';
import { optionalChecks } from './optional.ts';
import { optionChecks } from './options.ts';
import { scoreSheetChecks } from './score-sheet.ts';
import { shapeChecks } from './shapes.ts';
import { tableHelpChecks } from './table-help.ts';
import { tableauChecks } from './tableau.ts';
import { turnChecks } from './turns.ts';

/** Checks that scenarios can't express: custom data, impossible positions, counted lists. */
export const checks: readonly Check[] = [
  ...optionChecks,
  ...optionalChecks,
  ...tableauChecks,
  ...turnChecks,
  ...scoreSheetChecks,
  ...dealChecks,
  ...tableHelpChecks,
  ...shapeChecks,
  ...listChecks,
];
