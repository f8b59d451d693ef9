import { RequestError } from '../request-error.ts';

/** A match that is not this day's table (PR-48). */
export function foreignResult(why: string): RequestError {
  return new RequestError('daily-foreign', `This result does not count: ${why}.`);
}

/** A match that the rules do not confirm (PR-48, PR-49). */
export function refusedResult(why: string): RequestError {
  return new RequestError('daily-refused', `This result does not count: ${why}.`);
}
