import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { run } from './run.ts';

/** A relative import of a source file in a declaration. */
const IMPORT = /((?:from|import) '|import\(')(\.[^']*)\.ts(?=')/g;
/** A source file that runs in a thread of its own. */
const WORKER = /(new URL\('\.[^']*)\.ts(?=', import\.meta\.url\))/g;

/**
 * Compiles the sources of all packages; the results lie in `folder`, as in the repository. They are
 * the same whether or not types are checked.
 */
export async function compile(
  root: string,
  folder: string,
  { isChecked }: { readonly isChecked: boolean },
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const line = ['-p', 'tsconfig.release.json', '--outDir', folder];
  await run('tsc', [...line, ...(isChecked ? [] : ['--noCheck'])], root);
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    rewrite(join(folder, file), (text) => text.replaceAll(IMPORT, '$1$2.js'));
  }
  for (const file of globSync('**/*.js', { cwd: folder })) {
    rewrite(join(folder, file), (text) => text.replaceAll(WORKER, '$1.js'));
  }
}

/** Copies the compiled code of a package. Its source maps contain the sources. */
export function copyCompiled(compiled: string, workspace: string, to: string): void {
  const lib = join(to, 'lib');
  cpSync(join(compiled, workspace, 'src'), lib, { recursive: true });
  for (const file of globSync('**/*.map', { cwd: lib })) {
    const source = file.replace(/\.js\.map$/, '.ts');
    const from = relative(dirname(join('lib', file)), join('src', source));
    rewrite(join(lib, file), (text) => JSON.stringify({ ...JSON.parse(text), sources: [from] }));
  }
}

function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}
