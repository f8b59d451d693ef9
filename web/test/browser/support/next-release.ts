import { execFile } from 'node:child_process';
import { glob, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyFolder } from './copy-folder.ts';

const run = promisify(execFile);

/** What the next release has in its files: newer protocols, and a table that this one ignores. */
const CHANGES: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  ['protocol/lib/limits.js', /PROTOCOL = (\d+);/u, 'PROTOCOL = $1 + 1;'],
  [
    'protocol/lib/limits.js',
    /PROTOCOLS = \[\d+, PROTOCOL\]/u,
    'PROTOCOLS = [PROTOCOL - 1, PROTOCOL]',
  ],
  [
    'richtfest/node_modules/@richtfest/server/lib/cluster/bus-version.js',
    /BUS_VERSION = (\d+);/u,
    'BUS_VERSION = $1 + 1;',
  ],
  [
    'richtfest/node_modules/@richtfest/server/lib/store/migrations.js',
    /$/u,
    `
MIGRATIONS.push(async function addNextRelease({ schema }) {
  await schema.createTable('next_release').addColumn('id', 'integer').execute();
});
`,
  ],
];

/**
 * Makes the release after the given one from its packages, as `npm run release` would lay them out,
 * and packs it into `out`. Returns its version.
 */
export async function packNextRelease(packages: string, out: string): Promise<string> {
  const next = join(out, 'next');
  await copyFolder(packages, next);
  for (const [file, from, to] of CHANGES) await change(join(next, file), from, to);
  const current = await versionOf(join(next, 'richtfest'));
  const [major, minor] = current.split('.').map(Number);
  const version = `${major}.${minor! + 1}.0`;
  for await (const file of glob('**/package.json', { cwd: next })) {
    await rewrite(join(next, file), (text) => text.replaceAll(`"${current}"`, `"${version}"`));
  }
  for (const name of await readdir(next)) {
    const library = name === 'richtfest' ? name : `richtfest-${name}`;
    await packFolder(join(next, name), join(out, `${library}-${version}.tgz`));
  }
  return version;
}

/** Lays out an archive as npm does, with less work: npm has packed the same files for this release. */
async function packFolder(folder: string, archive: string): Promise<void> {
  const names = ['-C', folder, '--transform=s,^\\.,package,', '.'];
  await run('tar', ['--use-compress-program=gzip -1', '-cf', archive, ...names]);
}

async function versionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

async function change(file: string, from: RegExp, to: string): Promise<void> {
  await rewrite(file, (text) => {
    if (!from.test(text)) throw new Error(`${file} has nothing like ${from} any more`);
    return text.replace(from, to);
  });
}

async function rewrite(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, 'utf8')));
}
