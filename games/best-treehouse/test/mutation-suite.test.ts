import { expect, test } from 'vitest';
import { suite } from './mutation-suite.ts';

test('the mutation suite passes for the unmodified rules', () => {
  expect(suite).not.toThrow();
});
