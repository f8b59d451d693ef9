import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** So much of an error shows what is wrong. */
const MOST_LINES = 25;

/** What `npm test` says about the tests. */
export interface TestReport {
  passed: number;
  /** Each with its file, its name and what went wrong. */
  readonly failures: string[];
  /** Passed, but not at once: to be looked into. */
  readonly triedAgain: string[];
}

/** Counts tests and keeps what failed, in a file of its own. */
// oxlint-disable-next-line import/no-default-export -- that is what the test runner takes
export default class TestReporter implements Reporter {
  readonly #report: TestReport = { passed: 0, failures: [], triedAgain: [] };

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    if (state === 'failed') this.#report.failures.push(`${name}\n${textOf(errors)}`);
    if (state !== 'passed') return;
    this.#report.passed++;
    if (test.diagnostic()?.flaky === true) this.#report.triedAgain.push(name);
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0) {
      this.#report.failures.push(`${module.relativeModuleId}\n${textOf(errors)}`);
    }
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly Thrown[]): void {
    for (const error of unhandled) {
      this.#report.failures.push(`outside of any test\n${textOf([error])}`);
    }
    writeFileSync(process.env['TEST_REPORT'] ?? 'test-report.json', JSON.stringify(this.#report));
  }
}

interface Thrown {
  readonly message: string;
  readonly stack?: string | undefined;
}

function textOf(errors: readonly Thrown[]): string {
  return errors
    .map(({ message, stack }) =>
      `${message}\n${ownFrames(stack)}`.split('\n').slice(0, MOST_LINES).join('\n'),
    )
    .join('\n');
}

/** Where in the repository it happened. */
function ownFrames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at ') && !line.includes('node_modules'))
    .slice(0, 4)
    .join('\n');
}
