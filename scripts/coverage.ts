// Lists the lines that no test executes: npm run test:coverage
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Execution } from './execution/execution.ts';
import { pinnedEnvironment, pinnedNode, root } from './installation.js';
import { ensureTools } from './testing/tools.js';
import { UsageError, readArguments, runScript } from './usage.ts';

const HELP = `Runs the tests of rules, server and command line, and lists the lines they never execute.

  npm run test:coverage [-- FOLDER …] [options]

  --tests FOLDER   run only the tests of this folder or file; can be repeated
  --parts          also list lines of which only a part was executed
  --json           print the lines as JSON

Default: the lines of games/*/src, engine/src and server/src. A line was executed if any process or
thread of any test has done so. Of a killed process, its last moments are missing: servers that tests
kill write what they have executed twice a second. Don’t change sources meanwhile.`;

const SOURCES = ['games/*/src', 'engine/src', 'server/src'];
/** Node runs the sources of these suites itself, so that positions in the code are those in the files. */
const SUITES = ['rules', 'server', 'cli'];
const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');

interface Listed {
  readonly file: string;
  readonly all: number;
  readonly missed: readonly { readonly number: number; readonly text: string }[];
}

function filesIn(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => {
    const found = globSync(`${folder.replace(/\/$/u, '')}/**/*.ts`, { cwd: root });
    if (found.length === 0) throw new UsageError(`There is no source file in “${folder}”.`);
    return found;
  });
  return files.toSorted();
}

/** Runs tests, whose processes write what they execute into a folder. */
async function runTests(tests: readonly string[], folder: string): Promise<boolean> {
  const tools: object = await ensureTools({ isQuick: false });
  const suites = SUITES.flatMap((suite) => ['--project', suite]);
  const child = spawn(pinnedNode, [VITEST, 'run', '--reporter=dot', ...suites, ...tests], {
    cwd: root,
    env: {
      ...pinnedEnvironment(),
      ...tools,
      NODE_V8_COVERAGE: folder,
      // Of cached code, V8 counts whole functions only.
      NODE_DISABLE_COMPILE_CACHE: '1',
    },
    stdio: ['ignore', 2, 2],
  });
  return (await new Promise((resolve) => child.once('close', resolve))) === 0;
}

function listedOf(file: string, execution: Execution, hasParts: boolean): Listed {
  const { all, missed } = execution.linesOf(join(root, file));
  const source = readFileSync(join(root, file), 'utf8').split('\n');
  const lines = missed
    .filter(({ isPartly }) => hasParts || !isPartly)
    .map(({ number }) => ({ number, text: source[number - 1] ?? '' }));
  return { file, all, missed: lines };
}

function print(listed: readonly Listed[]): void {
  for (const { file, missed } of listed) {
    if (missed.length === 0) continue;
    console.log(file);
    for (const { number, text } of missed) console.log(`${String(number).padStart(6)}  ${text}`);
  }
  const byPackage = Map.groupBy(listed, ({ file }) => file.replace(/\/src\/.*$/u, ''));
  for (const [name, files] of byPackage) console.log(`${name}: ${sumOf(files)}`);
  console.log(`${sumOf(listed)} lines are never executed.`);
}

function sumOf(listed: readonly Listed[]): string {
  const sum = (count: (each: Listed) => number) =>
    listed.reduce((total, each) => total + count(each), 0);
  return `${sum(({ missed }) => missed.length)} of ${sum(({ all }) => all)}`;
}

await runScript(async () => {
  const { values, positionals } = readArguments({
    tests: { type: 'string', multiple: true, default: [] },
    parts: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const files = filesIn(positionals.length > 0 ? positionals : SOURCES);
  const folder = mkdtempSync(join(tmpdir(), 'richtfest-coverage-'));
  try {
    const hasPassed = await runTests(values.tests, folder);
    const execution = new Execution(files.map((file) => join(root, file)));
    execution.addFolder(folder);
    const listed = files.map((file) => listedOf(file, execution, values.parts));
    if (values.json) console.log(JSON.stringify(listed, undefined, 2));
    else print(listed);
    return hasPassed ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
