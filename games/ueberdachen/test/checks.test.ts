import { test } from 'vitest';
import { checks } from './checks/index.ts';

test.each(checks)('$name', ({ check }) => check());
