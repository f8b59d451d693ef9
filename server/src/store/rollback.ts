/** Thrown to roll back a transaction. */
export class Rollback extends Error {
  static isFalse(this: void, error: unknown): false {
    if (error instanceof Rollback) return false;
    throw error;
  }
}
