/** Why a store can't be used; its message is for whoever runs the server. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
}
