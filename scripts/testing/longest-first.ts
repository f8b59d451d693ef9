import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Suites whose files take longest come first, so that no worker is left with one at the end. */
const ORDER = ['browser', 'cli', 'server', 'rules', 'site'];

export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project: { name } }: TestSpecification) => ORDER.indexOf(name);
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b) || size(b) - size(a)));
  }
}
