import { expect, test } from 'vitest';
import { checks } from './checks/index.ts';

test.each(checks)('$name', ({ check }) => {
  expect(check).not.toThrow();
});
