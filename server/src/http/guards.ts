import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WishProblem } from '../problem.ts';
import { AddressCounter } from './address-counter.ts';

/** Who may ask at all, and how often. */
export function guardApi(app: FastifyInstance, requestsPerMinute: number): void {
  const counter = new AddressCounter(requestsPerMinute);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    void reply.header('cache-control', 'no-store');
    if (isForeign(request)) {
      throw new WishProblem(
        'foreign-origin',
        'Only this site’s own pages may speak to this server.',
      );
    }
    if (!counter.allows(request.ip)) {
      throw new WishProblem('too-many', 'That was a lot at once. Please wait a minute.');
    }
  });
}

/** A page of another site in somebody's browser. Programs that are no browser send no origin. */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
