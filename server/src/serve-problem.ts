/** A wish about serving that can't be met; its message is for whoever typed it. */
export class ServeProblem extends Error {
  override readonly name = 'ServeProblem';
}
