import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, sep } from 'node:path';
import { Application, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { type Workspace, librariesIn, workspacesOf } from '../../../scripts/release/workspaces.ts';
import { relativeTo } from '../addresses.ts';
import type { Page } from '../page.ts';
import { ROOT } from '../root.ts';

const CACHE = join(ROOT, '.cache', 'docs-api');

/** What a package offers to import: `@richtfest/engine/picture` and the file behind it. */
interface Entry {
  readonly name: string;
  readonly file: string;
}

/** The published packages, in the order of the workspaces. */
export function publishedPackages(): Workspace[] {
  return librariesIn(workspacesOf(ROOT));
}

/** The page of a package: its README, then everything it exports. */
export function packageAddress({ manifest }: Workspace): string {
  return addressOf(`${manifest.name}.md`);
}

/** A reference of every published package, generated from its types. */
export async function apiPages(): Promise<Page[]> {
  const packages = publishedPackages();
  const { 'README.md': _, ...texts } = await referenceOf(packages);
  const pages = Object.entries(texts).map(([file, text]): Page => {
    const path = addressOf(file);
    const owner = packages.find((each) => packageAddress(each) === path);
    const page = { path, source: `api/${file}`, kind: 'api', navigation: nameOf(file) } as const;
    if (owner === undefined) return { ...page, markdown: text };
    const readme = posix.join(owner.folder, 'README.md');
    return { ...page, shows: readme, markdown: withReadme(text, readme, page.source) };
  });
  return [overview(packages, Object.keys(texts)), ...pages];
}

function overview(packages: readonly Workspace[], texts: readonly string[]): Page {
  const rows = packages.map((each) => {
    const { name, description = '' } = each.manifest;
    return `| [${name}](../${each.folder}/README.md) | ${description} |`;
  });
  const parts = texts
    .filter((file) => !packages.some((each) => packageAddress(each) === addressOf(file)))
    .map((file) => `- [${nameOf(file)}](${file})`);
  const markdown = `# API reference

Everything the published packages export, generated from their types. For an introduction with samples, read the [TypeScript API](../docs/api.md).

| package | content |
| --- | --- |
${rows.join('\n')}

Parts that are imported, or named, on their own:

${parts.join('\n')}
`;
  return { path: 'api/index.html', source: 'api/README.md', kind: 'api', markdown };
}

/** `@richtfest/engine/README.md` is the page of the package, the others are parts of it. */
function nameOf(file: string): string {
  return file.replace(/(?:\/README|-1)?\.md$/, '').replace('/namespaces/', '/');
}

function addressOf(file: string): string {
  return `api/${nameOf(file).replace('@richtfest/', '').replaceAll('/', '-')}.html`;
}

/** The README has a heading of its own, which the name of the package replaces. */
function withReadme(text: string, readme: string, source: string): string {
  const withoutTitle = (page: string) => page.slice(page.indexOf('\n'));
  const [title = ''] = text.split('\n');
  const introduction = withoutTitle(readFileSync(join(ROOT, readme), 'utf8')).replaceAll(
    /\]\((?![a-z]+:|#)([^)\s]+)\)/gu,
    (_, link: string) => `](${relativeTo(source, posix.join(posix.dirname(readme), link))})`,
  );
  return `${title}\n${introduction}${withoutTitle(text)}`;
}

/**
 * The Markdown pages by file name. Reading all types takes seconds, so the result is cached until a
 * source changes.
 */
async function referenceOf(packages: readonly Workspace[]): Promise<Record<string, string>> {
  const cached = join(CACHE, `${hashOf(packages)}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as Record<string, string>;
  const texts = await generate(packages.flatMap(entriesOf));
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, JSON.stringify(texts));
  return texts;
}

function hashOf(packages: readonly Workspace[]): string {
  const hash = createHash('sha256');
  const files = packages.flatMap(({ folder }) =>
    globSync(`${folder}/{package.json,src/**/*.ts}`, { cwd: ROOT }),
  );
  const generator = ['docs/package.json', 'docs/site/pages/api.ts', 'tsconfig.base.json'];
  for (const file of [...files, ...generator].toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

function entriesOf({ folder, manifest: { name, exports } }: Workspace): Entry[] {
  const exported = typeof exports === 'string' ? { '.': exports } : (exports ?? {});
  return Object.entries(exported).map(([path, file]) => ({
    name: posix.join(name, path),
    file: join(ROOT, folder, file),
  }));
}

async function generate(entries: readonly Entry[]): Promise<Record<string, string>> {
  const out = mkdtempSync(join(tmpdir(), 'richtfest-api-'));
  try {
    const options: TypeDocOptions & PluginOptions = { ...OPTIONS, out };
    options.entryPoints = entries.map(({ file }) => file);
    const app = await Application.bootstrapWithPlugins(options);
    const project = await app.convert();
    if (project === undefined) throw new Error('TypeDoc could not read the packages; see above.');
    const base = app.options.getValue('basePath');
    for (const module of project.children ?? []) {
      const file = join(base, module.name);
      const entry = entries.find((each) =>
        [file, join(file, 'index')].includes(withoutEnding(each)),
      );
      if (entry !== undefined) module.name = entry.name;
    }
    await app.generateOutputs(project);
    if (app.logger.hasErrors()) throw new Error('TypeDoc found errors; see above.');
    return readFolder(out);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

const withoutEnding = ({ file }: Entry): string => file.replace(/\.ts$/, '');

const OPTIONS: TypeDocOptions & PluginOptions = {
  plugin: ['typedoc-plugin-markdown'],
  tsconfig: join(ROOT, 'tsconfig.json'),
  basePath: ROOT,
  // `npm test` checks the types.
  skipErrorChecking: true,
  logLevel: 'Error',
  readme: 'none',
  disableSources: true,
  excludeInternal: true,
  excludePrivate: true,
  router: 'module',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  useHTMLAnchors: true,
  sanitizeComments: true,
  classPropertiesFormat: 'table',
  interfacePropertiesFormat: 'table',
  parametersFormat: 'table',
  propertyMembersFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  tableColumnSettings: {
    hideDefaults: true,
    hideInherited: true,
    hideModifiers: true,
    hideOverrides: true,
    hideSources: true,
  },
};

function readFolder(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.md'))
      .map((name) => [
        name.split(sep).join('/'),
        // TypeDoc has no name for a destructured parameter.
        readFileSync(join(folder, name), 'utf8').replaceAll('__namedParameters', 'options'),
      ]),
  );
}
