import { expect, test } from 'vitest';
import { suite } from './mutation-suite.ts';

test('what the mutants have to face holds for the rules as they are', () => {
  expect(suite).not.toThrow();
});
