// Prints who really imports whom, and fails on an arrow that is not drawn (ARCHITECTURE.md).
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The drawn arrows: a package's sources may import these packages and no others. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  'games/*': ['engine'],
  'games/catalog': ['engine', 'games/*'],
  bots: ['engine'],
  testkit: ['engine'],
  protocol: ['engine'],
  server: ['engine', 'games/catalog', 'bots', 'protocol'],
  web: ['engine', 'games/*', 'games/catalog', 'bots', 'protocol'],
  cli: ['engine', 'games/catalog', 'bots', 'testkit', 'protocol', 'server'],
  bench: ['engine', 'games/*', 'games/catalog', 'bots', 'cli'],
};

/** Stands beside the workspaces: what it lists is from outside, all else it finds at the root. */
const BESIDE = ['bench'];

/** Packages that must run anywhere: not even Node's own modules. */
const PURE = ['engine', 'games/*', 'games/catalog', 'bots', 'testkit'];

interface Package {
  readonly folder: string;
  readonly name: string;
  readonly dependencies: readonly string[];
}

const packages = globSync(['*/package.json', 'games/*/package.json']).map((file): Package => {
  const json = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    dependencies?: Record<string, string>;
  };
  const folder = dirname(file).split(sep).join('/');
  return { folder, name: json.name, dependencies: Object.keys(json.dependencies ?? {}) };
});
const faults: string[] = [];
for (const each of packages) {
  const imported = importsOf(each);
  const inside = packages.filter(({ name }) => imported.has(name)).map(({ folder }) => folder);
  console.log(`${each.folder} → ${inside.length === 0 ? 'nothing' : inside.join(', ')}`);
  checkPackage(each, imported);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

function checkPackage(
  { folder, name, dependencies }: Package,
  imported: ReadonlySet<string>,
): void {
  const rule = ruleOf(folder);
  const allowed = ARROWS[rule];
  if (allowed === undefined) {
    faults.push(`${folder} is a package no arrow is drawn for (scripts/check-arrow.ts).`);
    return;
  }
  for (const target of new Set([...imported, ...dependencies])) {
    const other = packages.find((candidate) => candidate.name === target);
    if (target === name) faults.push(`${folder} imports itself by its package name.`);
    else if (other !== undefined && !isAllowed(other.folder, allowed)) {
      faults.push(`${folder} must not import ${other.folder}: the arrow does not point there.`);
    } else if (other !== undefined && !isListed(target, folder, dependencies)) {
      faults.push(`${folder} imports ${target} but its package.json does not list it.`);
    } else if (other === undefined && PURE.includes(rule)) {
      faults.push(`${folder} is pure and must not import ${target}.`);
    }
  }
}

function isListed(target: string, folder: string, dependencies: readonly string[]): boolean {
  return dependencies.includes(target) || BESIDE.includes(folder);
}

function ruleOf(folder: string): string {
  return folder in ARROWS ? folder : folder.startsWith('games/') ? 'games/*' : folder;
}

function isAllowed(folder: string, allowed: readonly string[]): boolean {
  return (
    allowed.includes(folder) || (folder !== 'games/catalog' && allowed.includes(ruleOf(folder)))
  );
}

/** Everything a package's sources import from outside the package. */
function importsOf({ folder }: Package): ReadonlySet<string> {
  const imported = new Set<string>();
  for (const file of globSync(`${folder}/src/**/*.{ts,tsx}`)) {
    const { module } = parseSync(file, readFileSync(file, 'utf8'));
    const specifiers = [
      ...module.staticImports.map((found) => found.moduleRequest.value),
      ...module.staticExports.flatMap((found) =>
        found.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
      ),
      ...module.dynamicImports.map((found) =>
        readFileSync(file, 'utf8').slice(
          found.moduleRequest.start + 1,
          found.moduleRequest.end - 1,
        ),
      ),
    ];
    for (const specifier of specifiers) {
      if (!specifier.startsWith('.')) imported.add(packageOf(specifier));
      else if (relative(folder, join(dirname(file), specifier)).startsWith('..')) {
        faults.push(`${file} reaches into another package: ${specifier}`);
      }
    }
  }
  return imported;
}

/** `@richtfest/engine` of `@richtfest/engine/picture`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
