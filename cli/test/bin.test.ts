import { execFile } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BIN, folder, richtfestProcess } from './richtfest.ts';

const execute = promisify(execFile);

/** Makes Node report an old version. */
const OLD_NODE = `data:text/javascript,${encodeURIComponent(
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });
   Object.defineProperty(process, 'version', { value: 'v18.20.0' });`,
)}`;

test('an old Node runs the checkout’s Node and passes on its exit code', async () => {
  const [version, mistake] = await Promise.all([
    richtfestProcess(['--version'], { node: ['--import', OLD_NODE] }),
    richtfestProcess(['nonsense'], { node: ['--import', OLD_NODE] }),
  ]);
  expect(version).toMatchObject({ code: 0, err: '' });
  expect(version.out).toMatch(/^richtfest \d/);
  expect(mistake.code).toBe(2);
  expect(mistake.err).toContain('There is no command “nonsense”.');
});

test('without another Node, it says what to do', async () => {
  const cwd = folder();
  const lonely = join(cwd, 'richtfest.mjs');
  copyFileSync(BIN, lonely);
  writeFileSync(join(cwd, 'package.json'), '{"type":"module"}');
  const ran = await execute(process.execPath, ['--import', OLD_NODE, lonely, 'games']).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(ran).toMatchObject({
    code: 2,
    stderr:
      'richtfest needs Node 24 or later, and this is v18.20.0. Run “npm install” in the checkout: it brings the right Node along.\n',
  });
});
