/** Takes back what a transaction has done so far. */
export class NotNow extends Error {
  static isFalse(this: void, error: unknown): false {
    if (error instanceof NotNow) return false;
    throw error;
  }
}
