import { MESSAGE_LENGTH, PROBLEMS, type Problem } from '@richtfest/protocol';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { SERVER_FAULT, WishProblem } from '../problem.ts';

/** Every error is a code and a sentence. A fault of the server is written down, not shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'server-fault') request.log.error({ err: error }, 'a request failed');
    return reply.code(PROBLEMS[problem.code]).send(problem);
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

/** For addresses no route can be looked up for; the error handler never sees them. */
export function answerBadUrl(reply: FastifyReply): void {
  const problem: Problem = { code: 'malformed', sentence: 'This address is not a valid URL.' };
  void reply.code(PROBLEMS[problem.code]).send(problem);
}
