/** Takes back what a transaction has done so far. */
export class Rollback extends Error {
  static isFalse(this: void, error: unknown): false {
    if (error instanceof Rollback) return false;
    throw error;
  }
}
