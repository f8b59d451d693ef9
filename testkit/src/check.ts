/** A test that needs no test runner, so that the mutation run can use it as well. */
export interface Check {
  readonly name: string;
  readonly check: () => void;
}
