// Keeps the glossary's retired words out of identifiers, comments and file names.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FixedName,
  findRetiredWords,
  readFixedNames,
  readRetiredWords,
} from './words/retired-words.ts';
import { readArguments, runScript } from './usage.ts';

const HELP = `Fails if the code uses a retired word of docs/glossary.md.

  npx node scripts/check-words.ts [options]

  --root DIR   the repository to check (default: this one)`;

const GLOSSARY = 'docs/glossary.md';
const FILES =
  '{engine,games,bots,review,testkit,protocol,server,web,cli,bench,scripts}/**/*.{ts,tsx,js,mjs}';

await runScript(async () => {
  const { values } = readArguments({
    root: { type: 'string', default: join(import.meta.dirname, '..') },
    help: { type: 'boolean', default: false },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const { root } = values;
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const retired = readRetiredWords(read(GLOSSARY));
  const fixed = readFixedNames(read(GLOSSARY));
  const paths = globSync(FILES, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/u.test(path),
  }).toSorted();
  const problems = paths
    .flatMap((path) => findRetiredWords({ path, source: read(path) }, retired, fixed))
    .map(({ word, path, count }) => {
      const instead = retired.find((each) => each.word === word)?.instead ?? '';
      return `${path}: ${count} × “${word}”. Use instead: ${instead}.`;
    });
  problems.push(...fixed.flatMap((name) => unused(name, root, read)));
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
});

/** A file that no longer uses a fixed name must not be listed for it. */
function unused(
  { name, paths }: FixedName,
  root: string,
  read: (path: string) => string,
): string[] {
  return paths
    .filter((path) => !existsSync(join(root, path)) || !read(path).includes(name))
    .map((path) => `${GLOSSARY}: ${path} does not use the fixed name “${name}”; remove it there.`);
}
