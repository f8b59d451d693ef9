// Prints files and lines per package at a commit: npx node scripts/sizes.ts
import { spawnSync } from 'node:child_process';
import { ownShell } from '@richtfest/cli';
import { tableLines } from '../bench/src/table.ts';
import { UsageError, readArguments, runScript } from './usage.ts';

const HELP = `Prints files and lines of each package, by kind.

  npx node scripts/sizes.ts [COMMIT] [--under FOLDER …] [--without FOLDER …] [--json]

Without a commit it counts HEAD. Generated files, data and documents are not counted.`;

const KINDS = ['source', 'tests', 'texts', 'art', 'styles'] as const;
type Kind = (typeof KINDS)[number];
type File = { readonly path: string; readonly lines: number; readonly kind: Kind };

function git(args: readonly string[], input?: string): string {
  const { status, stdout, stderr } = spawnSync('git', [...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    ...(input === undefined ? {} : { input }),
  });
  if (status !== 0) throw new UsageError(stderr.trim());
  return stdout;
}

function kindOf(path: string): Kind | undefined {
  if (/(^|\/)(data|generated|other-weights)\//.test(path)) return undefined;
  if (/\.(css)$/.test(path)) return 'styles';
  if (!/\.[jt]sx?$/.test(path)) return undefined;
  if (/(^|\/)tests?\//.test(path)) return 'tests';
  if (/(^|\/)texts\/|(^|[/-])texts?\.tsx?$/.test(path)) return 'texts';
  if (/(^|\/)art\//.test(path)) return 'art';
  return 'source';
}

function filesAt(commit: string): File[] {
  const paths = git(['ls-tree', '-r', '-z', '--name-only', commit]).split('\0');
  return paths.flatMap((path) => {
    const kind = kindOf(path);
    if (kind === undefined) return [];
    return [{ path, kind, lines: git(['show', `${commit}:${path}`]).split('\n').length - 1 }];
  });
}

function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'games' ? `${first}/${second}` : first;
}

function median(lines: readonly number[]): number {
  return lines.toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
}

function summaryOf(files: readonly File[]) {
  const kinds = KINDS.map((kind) => {
    const alike = files.filter((file) => file.kind === kind);
    return { kind, files: alike.length, lines: alike.reduce((sum, { lines }) => sum + lines, 0) };
  });
  const source = files.filter(({ kind }) => kind === 'source').map(({ lines }) => lines);
  return { kinds, median: median(source), longest: Math.max(0, ...source) };
}

await runScript(async () => {
  const { values, positionals } = readArguments({
    under: { type: 'string', multiple: true, default: [] },
    without: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  const shell = ownShell();
  if (values.help) {
    shell.out.line(HELP);
    return 0;
  }
  const [commit = 'HEAD'] = positionals;
  const lies = (path: string, folders: readonly string[]) =>
    folders.some((folder) => path.startsWith(`${folder.replace(/\/$/, '')}/`));
  const files = filesAt(commit).filter(
    ({ path }) =>
      (values.under.length === 0 || lies(path, values.under)) && !lies(path, values.without),
  );
  const packages = Object.groupBy(files, ({ path }) => packageOf(path));
  const sizes = [...Object.entries(packages), ['all', files] as const].map(([name, list = []]) => ({
    package: name,
    ...summaryOf(list),
  }));
  if (values.json) shell.out.line(JSON.stringify({ commit, sizes }));
  else {
    const rows = sizes.map(({ package: name, kinds, median: middle, longest }) => [
      name,
      ...kinds.map(({ files: count, lines }) => (count === 0 ? '' : `${lines} in ${count}`)),
      String(middle),
      String(longest),
    ]);
    const head = ['package', ...KINDS, 'median', 'longest'];
    const title = `Lines and files at ${commit}`;
    shell.out.lines(tableLines({ title, head, rows, numbersFrom: 1 }, shell));
  }
  return 0;
});
