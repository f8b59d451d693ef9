import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const MAX_ERROR_LINES = 25;

/** What `npm test` prints about the tests. */
export interface TestReport {
  passed: number;
  /** Each with its file, name and error. */
  readonly failures: string[];
  readonly suites: readonly SuiteReport[];
}

export interface SuiteReport {
  readonly name: string;
  passed: number;
  failed: number;
  /** The total time of its files in all workers. */
  ms: number;
  /** The number of browsers and servers its tests started. */
  readonly starts: Record<string, number>;
}

/**
 * Writes counts and failures to `tests.json` in the folder `TEST_SCRATCH`. In a long run, prints each
 * file to standard error as it ends.
 */
// oxlint-disable-next-line import/no-default-export -- the test runner expects one
export default class TestReporter implements Reporter {
  readonly #suites = new Map<string, SuiteReport>();
  readonly #failures: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const suite = this.#suiteOf(test.module);
    if (state === 'passed') suite.passed++;
    if (state !== 'failed') return;
    suite.failed++;
    this.#failures.push(`${test.module.relativeModuleId} › ${test.fullName}\n${textOf(errors)}`);
  }

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration } = module.diagnostic();
    this.#suiteOf(module).ms += duration + collectDuration;
    if (process.env['RICHTFEST_LONG'] === '1') {
      const seconds = ((duration + collectDuration) / 1000).toFixed(1);
      const mark = module.ok() ? 'ok  ' : 'FAIL';
      process.stderr.write(`    ${mark}  ${module.relativeModuleId} (${seconds} s)\n`);
    }
    const errors = module.errors();
    if (errors.length === 0) return;
    this.#suiteOf(module).failed++;
    this.#failures.push(`${module.relativeModuleId}\n${textOf(errors)}`);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly Thrown[]): void {
    for (const error of unhandled) this.#failures.push(`outside of any test\n${textOf([error])}`);
    const folder = process.env['TEST_SCRATCH'];
    if (folder === undefined) return;
    this.#countStarts(join(folder, 'starts'));
    const suites = [...this.#suites.values()];
    const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
    const report: TestReport = { passed, failures: this.#failures, suites };
    writeFileSync(join(folder, 'tests.json'), JSON.stringify(report));
  }

  #suiteOf({ project: { name } }: TestModule): SuiteReport {
    const known = this.#suites.get(name);
    if (known !== undefined) return known;
    const suite = { name, passed: 0, failed: 0, ms: 0, starts: {} };
    this.#suites.set(name, suite);
    return suite;
  }

  /** One line for each start, as `countStart` writes them: `server browsers`. */
  #countStarts(file: string): void {
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
      const [name = '', kind = ''] = line.split(' ');
      const starts = this.#suites.get(name)?.starts;
      if (starts !== undefined) starts[kind] = (starts[kind] ?? 0) + 1;
    }
  }
}

interface Thrown {
  readonly message: string;
  readonly stack?: string | undefined;
  /** What was expected and what was found, line by line, in colours. */
  readonly diff?: string | undefined;
}

function textOf(errors: readonly Thrown[]): string {
  return errors
    .map(({ message, stack, diff = '' }) =>
      [message, ownFrames(stack), stripVTControlCharacters(diff)]
        .filter((part) => part !== '')
        .join('\n')
        .split('\n')
        .slice(0, MAX_ERROR_LINES)
        .join('\n'),
    )
    .join('\n');
}

/** The stack frames in this repository. */
function ownFrames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at ') && !line.includes('node_modules'))
    .slice(0, 4)
    .join('\n');
}
