import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { openPostgresStore } from '../src/store/open-postgres-store.ts';
import { Party } from './support/party.ts';
import { emptyPostgres } from './support/postgres.ts';
import { newTable, person, startServer, temporaryFolder } from './support/table.ts';

const SCRIPT = fileURLToPath(new URL('../../deploy/backup.sh', import.meta.url));

function backUp(folder: string, place: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync('/bin/sh', [SCRIPT, folder], {
    env: { ...process.env, DATABASE_URL: '', ...place },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('deploy/backup.sh backs up a running server, proves the backup, and deletes old ones', async () => {
  const url = await emptyPostgres();
  const { address } = await startServer({ store: await openPostgresStore(url) });
  const party = await Party.sitDown(address, randomFromText('backup'));
  await party.join(address);
  await party.play(() => party.count >= 3);
  for (let count = 0; count < 20; count++) await newTable(address, [person, person]);
  const folder = join(await temporaryFolder(), 'backups');
  mkdirSync(folder);
  for (let day = 10; day < 30; day++) {
    writeFileSync(join(folder, `richtfest-2020-01-${day}-033000.backup`), '');
  }
  const { status, output } = backUp(folder, { DATABASE_URL: url });
  expect(output).toContain('can be restored.');
  expect(status).toBe(0);
  const files = readdirSync(folder).sort();
  expect(files).toHaveLength(14);
  expect(files[0]).toBe('richtfest-2020-01-17-033000.backup');

  // What it has written can be restored and backed up again, and a store that is not there can't.
  appendFileSync(join(folder, 'note'), 'other files stay');
  const missing = backUp(folder, { DATA_DIR: join(folder, 'nothing') });
  expect(missing.status).not.toBe(0);
  expect(missing.output).not.toContain('can be restored.');
  expect(readdirSync(folder)).toHaveLength(15);
});
