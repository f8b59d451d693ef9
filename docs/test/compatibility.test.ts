import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_PROTOCOL } from '@richtfest/bots';
import { EDITION_FORMAT, MATCH_FORMAT } from '@richtfest/engine';
import { PROTOCOL } from '@richtfest/protocol';
import { SCENARIO_FORMAT } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { readManifest, workspacesOf } from '../../scripts/release/workspaces.ts';
import { BUS_VERSION } from '../../server/src/cluster/bus-version.ts';
import { MIGRATIONS } from '../../server/src/store/migrations.ts';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/compatibility.md'), 'utf8');
const { version } = readManifest(ROOT);
const accounts = readFileSync(join(ROOT, 'web/src/account/account-file.ts'), 'utf8');
const [, ACCOUNT_FORMAT] = /ACCOUNT_FORMAT = '(.*?)'/.exec(accounts) ?? [];
const storage = readFileSync(join(ROOT, 'web/src/storage/device-storage.ts'), 'utf8');
const [, STORAGE_VERSION = ''] = /STORAGE_VERSION = (\d+)/.exec(storage) ?? [];

test.each([
  ['packages', version],
  ['protocol', String(PROTOCOL)],
  ['bus', String(BUS_VERSION)],
  ['match file', `\`${MATCH_FORMAT}\``],
  ['edition file', `\`${EDITION_FORMAT}\``],
  ['scenario file', `\`${SCENARIO_FORMAT}\``],
  ['browser storage', STORAGE_VERSION],
  ['store schema', String(MIGRATIONS.length)],
  ['bot protocol', String(BOT_PROTOCOL)],
  ['account file', `\`${ACCOUNT_FORMAT}\``],
])('docs/compatibility.md has the version of: %s', (what, current) => {
  const [, , documented] = page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, name]) => name === what)!;
  expect(documented).toBe(current);
});

test('all packages have one version, and depend on exact versions', () => {
  for (const { manifest } of workspacesOf(ROOT)) {
    expect(manifest.version).toBe(version);
    for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
      expect(`${name} ${range}`).toMatch(/ \d+\.\d+\.\d+$/);
    }
  }
});
