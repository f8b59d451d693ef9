/** A test that needs no test runner, for use in mutation runs. */
export interface Check {
  readonly name: string;
  readonly check: () => void;
}
