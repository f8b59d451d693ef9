import type { Problem, ProblemCode } from '@richtfest/protocol';

/** A wish that can't be met. It is told to whoever asked, and is no fault of the server. */
export class WishProblem extends Error {
  readonly code: ProblemCode;
  /** Seconds after which it makes sense to ask again. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, sentence: string, more: { readonly retryAfter?: number } = {}) {
    super(sentence);
    this.name = 'WishProblem';
    this.code = code;
    this.retryAfter = more.retryAfter;
  }

  get problem(): Problem {
    return { code: this.code, sentence: this.message };
  }
}

export function closedTable(): WishProblem {
  return new WishProblem('table-closed', 'The host has closed this table.');
}

export function noWatchers(): WishProblem {
  return new WishProblem('no-watchers', 'Only those who have a seat look on at this table.');
}

/** What is told of a fault of the server's own: nothing of its insides. */
export const SERVER_FAULT: Problem = {
  code: 'server-fault',
  sentence: 'Something went wrong on the server. What was acknowledged is safe; please try again.',
};
