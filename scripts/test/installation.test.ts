import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isUpToDate } from '../installation.js';

const LOCKED = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '2.0.0', integrity: 'sha512-a' },
  'node_modules/other-platform': { version: '3.0.0', integrity: 'sha512-o', optional: true },
};

test('packages that a person has installed with npm ci count as installed, and others don’t', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'richtfest-installation-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'node_modules'));
  const write = (name: string, packages: object) =>
    writeFile(join(folder, name), JSON.stringify({ packages }));
  await write('package-lock.json', LOCKED);
  expect(isUpToDate(folder)).toBe(false);
  const installed = 'node_modules/.package-lock.json';
  await write(installed, { 'node_modules/a': LOCKED['node_modules/a'] });
  expect(isUpToDate(folder)).toBe(true);
  await write(installed, { 'node_modules/a': { version: '1.9.0', integrity: 'sha512-a' } });
  expect(isUpToDate(folder)).toBe(false);
});
