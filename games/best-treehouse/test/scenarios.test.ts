import { scenarioChecks, scenarioFolderChecks } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { scenarioFolder } from '../../../testkit/test/folders.ts';
import { bestTreehouse } from '../src/index.ts';

const files = scenarioFolder(new URL('./rules/', import.meta.url));

describe('every scenario holds', () => {
  test.each(scenarioChecks(bestTreehouse, files))('$name', ({ check }) => {
    expect(check).not.toThrow();
  });
});

describe('the rules are covered', () => {
  test.each(scenarioFolderChecks(bestTreehouse, files))('$name', ({ check }) => {
    expect(check).not.toThrow();
  });
});
