/** Why a store can't be used; its message is for the operator. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
}
