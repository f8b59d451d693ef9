import { readFile } from 'node:fs/promises';
import { findGame } from '@richtfest/catalog';
import { expect, it } from 'vitest';
import { rulesFile, rulesPage } from '../../../scripts/generate-rules.ts';

it('RULES.md says what the texts and sources say (else: npm run generate)', async () => {
  const entry = findGame('three-little-pigs')!;
  const page = await readFile(rulesFile(entry), 'utf8');
  expect(page).toBe(rulesPage(entry, await entry.load()));
});
