import { RequestError } from '../request-error.ts';

/** A match that is not this day's table, or that the rules do not confirm. */
export function refusedResult(why: string): RequestError {
  return new RequestError('daily-refused', `This result does not count: ${why}.`);
}
