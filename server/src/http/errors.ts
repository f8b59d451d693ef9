import { MESSAGE_LENGTH, PROBLEMS, type Problem } from '@richtfest/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SERVER_FAILURE, RequestError } from '../request-error.ts';

/** Every error is a code and a sentence. A failure of the server is logged, not shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    // What failed at a table has been logged there.
    const isLogged = error instanceof RequestError;
    if (problem.code === 'server-fault' && !isLogged)
      request.log.error({ err: error }, 'a request failed');
    const retryAfter = error instanceof RequestError ? error.retryAfter : undefined;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return reply.code(PROBLEMS[problem.code]).send(problem);
  });
}

/**
 * Answers addresses the router can't read, for which no hook runs. The connection ends with the
 * answer: nobody else would close that of a socket that was asked for.
 */
export function refuseAddress(
  _error: FastifyError,
  { raw }: Pick<FastifyRequest, 'raw'>,
  reply: FastifyReply,
): void {
  reply.raw.once('finish', () => raw.socket.destroySoon());
  const problem: Problem = {
    code: 'malformed',
    sentence: 'This address is not a valid one: it is too long or has a broken “%” in it.',
  };
  void reply.code(PROBLEMS[problem.code]).send(problem);
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof RequestError) return error.problem;
  if (error.statusCode === 413) {
    const sentence = `A request must be at most ${MESSAGE_LENGTH} bytes long.`;
    return { code: 'too-large', sentence };
  }
  if (error.statusCode === undefined || error.statusCode >= 500) return SERVER_FAILURE;
  return { code: 'malformed', sentence: 'A request must be a JSON object.' };
}
