// Keeps the glossary's retired words out of identifiers, comments and file names.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Find,
  type RetiredWord,
  findRetiredWords,
  readRetiredWords,
} from './words/retired-words.ts';
import { readArguments, runScript } from './usage.ts';

const HELP = `Fails if a package uses a retired word of docs/glossary.md more often than its baseline allows.

  npx node scripts/check-words.ts [options]

  --list       print every file that contains a retired word
  --tighten    lower the baseline to today's counts; it never raises one
  --root DIR   the repository to check (default: this one)`;

const BASELINE = 'scripts/words/baseline.json';
const FILES =
  '{engine,games,bots,review,testkit,protocol,server,web,cli,bench,scripts}/**/*.{ts,tsx,js,mjs}';

/** How often each package may still use each word. */
type Counts = Record<string, Record<string, number>>;

await runScript(async () => {
  const { values } = readArguments({
    list: { type: 'boolean', default: false },
    tighten: { type: 'boolean', default: false },
    root: { type: 'string', default: join(import.meta.dirname, '..') },
    help: { type: 'boolean', default: false },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const { root } = values;
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const retired = readRetiredWords(read('docs/glossary.md'));
  const paths = globSync(FILES, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/u.test(path),
  }).toSorted();
  const finds = paths.flatMap((path) => findRetiredWords({ path, source: read(path) }, retired));
  const counts = countByPackage(finds);
  const allowed = JSON.parse(read(BASELINE)) as Counts;
  if (values.list) {
    for (const { word, path, count } of finds) console.log(`${word}: ${count} in ${path}`);
  }
  if (values.tighten) {
    writeFileSync(
      join(root, BASELINE),
      `${JSON.stringify(lowered(allowed, counts), undefined, 2)}\n`,
    );
  }
  const problems = problemsIn({ finds, counts, allowed, retired });
  for (const problem of problems) console.error(problem);
  const total = finds.reduce((sum, { count }) => sum + count, 0);
  console.log(`${total} uses of ${retired.length} retired words are left.`);
  return problems.length === 0 ? 0 : 1;
});

interface Checked {
  readonly finds: readonly Find[];
  readonly counts: Counts;
  readonly allowed: Counts;
  readonly retired: readonly RetiredWord[];
}

function problemsIn({ finds, counts, allowed, retired }: Checked): string[] {
  return Object.entries(counts).flatMap(([folder, words]) =>
    Object.entries(words).flatMap(([word, count]) => {
      const limit = allowed[folder]?.[word] ?? 0;
      if (count <= limit) return [];
      const instead = retired.find((each) => each.word === word)?.instead ?? '';
      const where = finds
        .filter((find) => find.word === word && packageOf(find.path) === folder)
        .map((find) => `  ${find.path}: ${find.count}`);
      const head = `${folder}: ${count} × “${word}”, at most ${limit} allowed. Use instead: ${instead}.`;
      return [[head, ...where].join('\n')];
    }),
  );
}

function countByPackage(finds: readonly Find[]): Counts {
  const counts: Counts = {};
  for (const { word, path, count } of finds) {
    const words = (counts[packageOf(path)] ??= {});
    words[word] = (words[word] ?? 0) + count;
  }
  return counts;
}

/** Today's counts where they are below the baseline; words that are gone drop out. */
function lowered(allowed: Counts, counts: Counts): Counts {
  const packages = Object.entries(allowed).map(([folder, words]) => {
    const left = Object.entries(words)
      .map(([word, limit]) => [word, Math.min(limit, counts[folder]?.[word] ?? 0)] as const)
      .filter(([, limit]) => limit > 0);
    return [folder, Object.fromEntries(left)] as const;
  });
  return Object.fromEntries(packages.filter(([, words]) => Object.keys(words).length > 0));
}

/** A game's folder, or the first folder of the path. */
function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'games' ? `${first}/${second}` : first;
}
