/** Options the server can't start with; the message is for the person who typed them. */
export class ServeProblem extends Error {
  override readonly name = 'ServeProblem';
}
