// Prints the imports between packages, and fails on one that ARCHITECTURE.md does not allow.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The packages that each package's sources may import. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  'games/*': ['engine'],
  'games/catalog': ['engine', 'games/*'],
  bots: ['engine'],
  review: ['engine', 'bots'],
  testkit: ['engine'],
  protocol: ['engine'],
  server: ['engine', 'games/catalog', 'bots', 'protocol'],
  web: ['engine', 'games/*', 'games/catalog', 'bots', 'review', 'testkit', 'protocol'],
  cli: ['engine', 'games/catalog', 'bots', 'review', 'testkit', 'protocol', 'server'],
  bench: ['engine', 'games/*', 'games/catalog', 'bots', 'review', 'cli'],
  docs: ['engine', 'games/catalog', 'bots', 'cli'],
};

/** Packages outside the workspaces: they find workspaces at the root and need not list them. */
const OUTSIDE_WORKSPACES = ['bench'];

/** Packages that must run anywhere and may not import even Node's own modules. */
const PURE = ['engine', 'games/*', 'games/catalog', 'bots', 'review', 'testkit'];

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
const problems: string[] = [];
for (const each of packages) {
  const imported = importsOf(each);
  const inside = packages.filter(({ name }) => imported.has(name)).map(({ folder }) => folder);
  console.log(`${each.folder} → ${inside.length === 0 ? 'nothing' : inside.join(', ')}`);
  checkPackage(each, imported);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function checkPackage(
  { folder, name, dependencies }: Package,
  imported: ReadonlySet<string>,
): void {
  const rule = ruleOf(folder);
  const allowed = ARROWS[rule];
  if (allowed === undefined) {
    problems.push(`${folder} is missing in ARROWS (scripts/check-arrow.ts).`);
    return;
  }
  for (const target of new Set([...imported, ...dependencies])) {
    const other = packages.find((candidate) => candidate.name === target);
    if (target === name) problems.push(`${folder} imports itself by its package name.`);
    else if (other !== undefined && !isAllowed(other.folder, allowed)) {
      problems.push(
        `${folder} must not import ${other.folder} (see ARROWS in scripts/check-arrow.ts).`,
      );
    } else if (other !== undefined && !isListed(target, folder, dependencies)) {
      problems.push(`${folder} imports ${target} but its package.json does not list it.`);
    } else if (other === undefined && PURE.includes(rule)) {
      problems.push(`${folder} is pure and must not import ${target}.`);
    }
  }
}

function isListed(target: string, folder: string, dependencies: readonly string[]): boolean {
  return dependencies.includes(target) || OUTSIDE_WORKSPACES.includes(folder);
}

function ruleOf(folder: string): string {
  return folder in ARROWS ? folder : folder.startsWith('games/') ? 'games/*' : folder;
}

function isAllowed(folder: string, allowed: readonly string[]): boolean {
  return (
    allowed.includes(folder) || (folder !== 'games/catalog' && allowed.includes(ruleOf(folder)))
  );
}

/** All packages that a package's sources import. */
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
        problems.push(`${file} imports from inside another package: ${specifier}`);
      }
    }
  }
  return imported;
}

/** `@richtfest/engine/picture` → `@richtfest/engine` */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
