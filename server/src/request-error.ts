import { type Problem, type ProblemCode, groupedCode } from '@richtfest/protocol';

/** A request that can't be met: the client's mistake, reported to it, not a failure of the server. */
export class RequestError extends Error {
  readonly code: ProblemCode;
  /** Seconds after which it makes sense to ask again. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, sentence: string, more: { readonly retryAfter?: number } = {}) {
    super(sentence);
    this.name = 'RequestError';
    this.code = code;
    this.retryAfter = more.retryAfter;
  }

  get problem(): Problem {
    return { code: this.code, sentence: this.message };
  }
}

export function unknownTable(code: string): RequestError {
  return new RequestError('unknown-table', `There is no table ${groupedCode(code)} here.`);
}

export function closedTable(): RequestError {
  return new RequestError('table-closed', 'The host has closed this table.');
}

export function noWatchers(): RequestError {
  return new RequestError('no-watchers', 'Only those who have a seat look on at this table.');
}

/** A chat line or reaction that failed. */
export function notSaid(cause: unknown): RequestError {
  const error = new RequestError('not-said', 'This could not be said just now. The game goes on.');
  error.cause = cause;
  return error;
}

/** The only error that a client gets when the server itself fails. */
export const SERVER_FAILURE: Problem = {
  code: 'server-fault',
  sentence: 'Something went wrong on the server. What was acknowledged is safe; please try again.',
};
