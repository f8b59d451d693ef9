import { expect, test } from 'vitest';
import { suite } from './mutation-suite.ts';

test('the mutation suite passes for the unchanged rules', () => {
  expect(suite).not.toThrow();
});
