import type { FastifyRequest } from 'fastify';

/** The key of a seat or of the host that a request without a body brings. */
export function bearerKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer ([\w-]{16,64})$/i.exec(headers.authorization ?? '')?.[1];
}
