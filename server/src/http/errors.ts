import type { Problem, ProblemCode } from '@richtfest/protocol';
import { MESSAGE_LENGTH } from '@richtfest/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { SERVER_FAULT, WishProblem } from '../problem.ts';

const STATUS: Readonly<Record<ProblemCode, number>> = {
  'already-asked': 409,
  'already-started': 409,
  'cannot-undo': 409,
  'foreign-origin': 403,
  'last-passkey': 409,
  malformed: 400,
  'match-over': 409,
  'no-passkeys-here': 400,
  'no-such-seat': 404,
  'no-watchers': 403,
  'not-due': 409,
  'not-finished': 409,
  'not-found': 404,
  'not-said': 503,
  'not-seated': 403,
  'not-signed-in': 401,
  'not-started': 409,
  'nothing-asked': 409,
  'outdated-data': 409,
  'passkey-known': 409,
  'passkey-refused': 403,
  'passkeys-full': 409,
  removed: 403,
  'seat-moved': 403,
  'seat-taken': 409,
  'seats-open': 409,
  'server-fault': 500,
  'table-closed': 409,
  'table-full': 409,
  'talk-off': 403,
  'too-fast': 429,
  'too-large': 413,
  'too-many': 429,
  'unknown-bot': 400,
  'unknown-game': 400,
  'unknown-passkey': 403,
  'unknown-rules': 409,
  'unknown-table': 404,
  'wrong-key': 403,
  'wrong-options': 400,
  'wrong-protocol': 400,
};

/** Every error is a code and a sentence. A fault of the server is written down, not shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'server-fault') request.log.error({ err: error }, 'a request failed');
    return reply.code(STATUS[problem.code]).send(problem);
  });
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof WishProblem) return error.problem;
  if (error.statusCode === 413) {
    const sentence = `A request must be at most ${MESSAGE_LENGTH} bytes long.`;
    return { code: 'too-large', sentence };
  }
  if (error.statusCode === undefined || error.statusCode >= 500) return SERVER_FAULT;
  return { code: 'malformed', sentence: 'A request must be a JSON object.' };
}
