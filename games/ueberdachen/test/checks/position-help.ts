import assert from 'node:assert/strict';
import { problemText } from '@richtfest/engine';
import { notation } from '../../src/notation/index.ts';
import { DEFAULTS } from '../support.ts';

/** The problems of a position, each as `path message`. */
function problems(position: object, options: Partial<typeof DEFAULTS> = {}): string[] {
  const table = { players: 4, options: { ...DEFAULTS, ...options } };
  const read = notation.readPosition(position, table);
  return 'problems' in read ? read.problems.map(problemText) : [];
}

/** A position that has exactly one problem. */
export const one = (position: object, expected: RegExp, options: Partial<typeof DEFAULTS> = {}) => {
  const found = problems(position, options);
  assert.equal(found.length, 1, `${JSON.stringify(position)}: ${found.join('; ')}`);
  assert.match(found[0]!, expected);
};
export const fine = (position: object, options: Partial<typeof DEFAULTS> = {}) =>
  assert.deepEqual(problems(position, options), []);
export const five = 'lamp lamp lamp lamp lamp';
