import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalog } from '../src/index.ts';

test.each(catalog)('the rules page of $id credits the designer, if known', ({ id, designer }) => {
  const page = readFileSync(new URL(`../../${id}/RULES.md`, import.meta.url), 'utf8');
  const [, credit] = /Designed by ([^,]+),/.exec(page) ?? [];
  expect(credit).toBe(designer);
  expect(page).not.toContain('undefined');
});
