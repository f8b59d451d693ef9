import { describe, expect, test } from 'vitest';
import { mutantsOf } from '../../scripts/mutants/mutate.ts';

const SOURCE = `
import { rules } from './rules.ts';
const LIST = ['a', 'b'] as const;
export function mayBuild(count: number, isOpen: boolean): string | undefined {
  if (!isOpen) return 'closed';
  state.rolls++;
  return count < 3 && isOpen ? undefined : 'too-few';
}
const size = table[0] ?? 7;
const build = { phases: ['a', 'c'], notation: { examples: ['x', 'y'], read: (w) => w === 'z' } };
`;

const ids = mutantsOf('rules.ts', SOURCE).map(({ id }) => id);

describe('mutants', () => {
  test.each([
    ['a condition is negated', 'rules.ts mayBuild: !isOpen → isOpen'],
    ['an operand is negated', 'rules.ts mayBuild: count < 3 && isOpen → count < 3 && !(isOpen)'],
    ['“and” becomes “or”', 'rules.ts mayBuild: count < 3 && isOpen → (count < 3) || (isOpen)'],
    ['a comparison moves its boundary', 'rules.ts mayBuild: count < 3 → count <= 3'],
    ['a comparison is negated', 'rules.ts mayBuild: count < 3 → count >= 3'],
    ['a number is one more', 'rules.ts mayBuild: 3 → 4'],
    ['a number is one less', 'rules.ts mayBuild: 3 → 2'],
    ['a reason is not returned', "rules.ts mayBuild: return 'closed'; → return undefined;"],
    ['a statement is left out', 'rules.ts mayBuild: state.rolls++; → ;'],
    ['counting goes down', 'rules.ts mayBuild: state.rolls++ → state.rolls--'],
    ['a list loses an entry', "rules.ts LIST: ['a', 'b'] → ['a']"],
  ])('%s', (_, id) => {
    expect(ids).toContain(id);
  });

  test('types, imports and compiler fallbacks are not mutated', () => {
    expect(ids.filter((id) => /7|import|number/.test(id))).toEqual([]);
  });

  test('how a verb is written stays, when it can be played does not', () => {
    const own = ids.filter((id) => id.startsWith('rules.ts build:'));
    expect(own).toEqual([
      "rules.ts build: ['a', 'c'] → ['c']",
      "rules.ts build: ['a', 'c'] → ['a']",
    ]);
  });

  test('ids are unique and stable when code above them moves', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(mutantsOf('rules.ts', `// A new line.\n${SOURCE}`).map(({ id }) => id)).toEqual(ids);
  });

  test('every mutant differs from the others', () => {
    const sources = mutantsOf('rules.ts', SOURCE).map(({ source }) => source);
    expect(new Set([...sources, SOURCE]).size).toBe(ids.length + 1);
  });
});
