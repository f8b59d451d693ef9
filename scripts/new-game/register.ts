import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markInstalled, root } from '../installation.js';
import { LANGUAGES } from '@richtfest/engine';
import type { GameNames } from './names.ts';

const CATALOG = join('games', 'catalog', 'src', 'index.ts');
const CATALOG_PACKAGE = join('games', 'catalog', 'package.json');

interface Package {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

/** Enters a game in the catalog and links its package, as `npm install` would. */
export function registerGame(names: GameNames): void {
  addToCatalog(names);
  const { version, license, ...needs } = readJson(
    join('games', names.id, 'package.json'),
  ) as Package;
  const packageName = `@richtfest/${names.id}`;
  const catalog = readJson(CATALOG_PACKAGE) as Package;
  addSorted(catalog.dependencies, packageName, version);
  writeJson(CATALOG_PACKAGE, catalog);
  const lock = readJson('package-lock.json') as { readonly packages: Record<string, object> };
  const { dependencies, devDependencies } = needs;
  addSorted(lock.packages, `games/${names.id}`, {
    name: packageName,
    version,
    license,
    dependencies,
    devDependencies,
  });
  addSorted(lock.packages, `node_modules/${packageName}`, {
    resolved: `games/${names.id}`,
    link: true,
  });
  addSorted((lock.packages['games/catalog'] as Package).dependencies, packageName, version);
  writeJson('package-lock.json', lock);
  const link = join(root, 'node_modules', '@richtfest', names.id);
  // Left over from a game of that name that was deleted.
  rmSync(link, { force: true });
  symlinkSync(join('..', '..', 'games', names.id), link, 'junction');
  markInstalled();
}

function addToCatalog({ id, variable, name }: GameNames): void {
  const text = readFileSync(join(root, CATALOG), 'utf8');
  const start = text.indexOf('export const catalog');
  const end = text.indexOf('\n];', start);
  if (start < 0 || end < 0) throw new Error(`${CATALOG} has no list of games`);
  const entry = `
  entry(
    {
      id: '${id}',
      names: { ${LANGUAGES.map((language) => `${language}: '${name}'`).join(', ')} },
      players: { min: 2, max: 4 },
    },
    async () => (await import('@richtfest/${id}')).${variable},
  ),`;
  writeFileSync(join(root, CATALOG), `${text.slice(0, end)}${entry}${text.slice(end)}`);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(join(root, file), `${JSON.stringify(content, undefined, 2)}\n`);
}

/** Keeps the alphabetical order that npm writes. */
function addSorted<Value>(record: Record<string, Value>, key: string, value: Value): void {
  const entries = [...Object.entries(record), [key, value] as const];
  for (const old of Object.keys(record)) delete record[old];
  for (const [name, each] of entries.toSorted(([a], [b]) => a.localeCompare(b, 'en'))) {
    record[name] = each;
  }
}
