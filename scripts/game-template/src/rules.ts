import type { RuleSource } from '@richtfest/engine';

/** Every rule and where it comes from: `book`, `fact`, `ruling` or `design`. */
export const rules: readonly RuleSource[] = [
  { number: 'XY-1', sources: ['design'] },
  { number: 'XY-2', sources: ['design'] },
  { number: 'XY-3', sources: ['design'] },
  { number: 'XY-4', sources: ['design'] },
  { number: 'XY-5', sources: ['design'] },
];
