import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installSystemd } from '../src/install/systemd.ts';
import { folder, richtfest } from './richtfest.ts';

const DEPLOY = new URL('../../deploy/systemd/', import.meta.url);
const PROGRAM = ['/usr/bin/node', '/opt/richtfest/node_modules/richtfest/bin/richtfest.js'];
const UNITS = readdirSync(DEPLOY).filter((name) => !name.endsWith('.conf'));

const contentOf = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
const modeOf = (root: string, path: string) => statSync(join(root, path)).mode & 0o777;

test('install --systemd writes program, user, folders, units and timers below a root', () => {
  const root = folder();
  const actions = installSystemd({ root, isRehearsal: false, program: PROGRAM });
  expect(actions.every(({ action }) => action === 'write')).toBe(true);
  expect(UNITS).toContain('richtfest.service');
  for (const name of UNITS) {
    const unit = contentOf(root, `etc/systemd/system/${name}`);
    expect(unit).toBe(readFileSync(new URL(name, DEPLOY), 'utf8'));
    // Everything a unit runs has been installed.
    const [, runs] = /^ExecStart=(\S+)/mu.exec(unit) ?? [];
    if (name.endsWith('.service')) expect(modeOf(root, runs ?? '')).toBe(0o755);
  }
  expect(contentOf(root, 'opt/richtfest/bin/richtfest')).toBe(
    `#!/bin/sh\nexec '${PROGRAM[0]}' '${PROGRAM[1]}' "$@"\n`,
  );
  expect(contentOf(root, 'etc/sysusers.d/richtfest.conf')).toMatch(/^u richtfest /u);
  expect(contentOf(root, 'etc/tmpfiles.d/richtfest.conf')).toContain('/var/backups/richtfest 0700');
  expect(modeOf(root, 'etc/richtfest.env')).toBe(0o600);
});

test('installing again changes nothing that is up to date and keeps the configuration', () => {
  const root = folder();
  const options = { root, isRehearsal: false, program: PROGRAM };
  installSystemd(options);
  writeFileSync(join(root, 'etc/richtfest.env'), 'PUBLIC_URL=https://a.example\n');
  writeFileSync(join(root, 'etc/systemd/system/richtfest.service'), 'of an older version');
  const actions = installSystemd(options);
  expect(actions.filter(({ action }) => action !== 'unchanged')).toEqual([
    { action: 'keep', path: '/etc/richtfest.env' },
    { action: 'write', path: '/etc/systemd/system/richtfest.service' },
  ]);
  expect(contentOf(root, 'etc/richtfest.env')).toBe('PUBLIC_URL=https://a.example\n');
  expect(contentOf(root, 'etc/systemd/system/richtfest.service')).toContain('ExecStart=');
});

test('a single executable is copied, and replaced by a newer one', () => {
  const root = folder();
  const executable = join(folder(), 'richtfest-1-linux-x64');
  const options = { root, isRehearsal: false, program: [executable] };
  for (const content of ['first', 'second']) {
    writeFileSync(executable, content);
    installSystemd(options);
    expect(contentOf(root, 'opt/richtfest/bin/richtfest')).toBe(content);
    expect(modeOf(root, 'opt/richtfest/bin/richtfest')).toBe(0o755);
  }
});

test('a dry run prints every action and changes nothing', async () => {
  // Wherever the checkout is.
  const { execPath } = process;
  const argv = [...process.argv];
  [process.execPath = '', process.argv[1] = ''] = PROGRAM;
  onTestFinished(() => void ([process.execPath, process.argv] = [execPath, argv]));
  const root = folder();
  const line = ['admin', 'install', '--systemd', '--dry-run'];
  const printed = await richtfest([...line, '--root', root]);
  expect(printed).toMatchObject({ code: 0, err: '' });
  expect(printed.out).toContain('write      /etc/systemd/system/richtfest-backup.timer\n');
  expect(readdirSync(root)).toEqual([]);
  const { actions } = JSON.parse((await richtfest([...line, '--json'])).out) as {
    actions: readonly { action: string; command?: readonly string[] }[];
  };
  const commands = actions.flatMap(({ command }) => (command === undefined ? [] : [command]));
  expect(commands.map((command) => command.slice(0, 2))).toEqual([
    ['systemd-sysusers', '/etc/sysusers.d/richtfest.conf'],
    ['systemd-tmpfiles', '--create'],
    ['systemctl', 'daemon-reload'],
    ['systemctl', 'enable'],
  ]);
});

test('without root it refuses and writes nothing', () => {
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(1000);
  onTestFinished(() => getuid.mockRestore());
  const install = () => installSystemd({ root: '/', isRehearsal: false, program: PROGRAM });
  expect(install).toThrow(/run it as root \(sudo\)\. With --dry-run/u);
  expect(existsSync('/opt/richtfest/bin/richtfest')).toBe(false);
});

test('a program in a home folder is refused: the service could not run it', () => {
  const program = ['/root/.nvm/bin/node', '/opt/richtfest/richtfest.js'];
  expect(() => installSystemd({ root: folder(), isRehearsal: true, program })).toThrow(
    /A service can’t run \/root\/\.nvm\/bin\/node: home folders are hidden/u,
  );
});

test('install without --systemd says what it installs', async () => {
  expect(await richtfest(['admin', 'install'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('admin install needs --systemd'),
  });
});
