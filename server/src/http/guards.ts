import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../request-error.ts';
import { AddressCounter } from './address-counter.ts';

export interface GuardOptions {
  readonly requestsPerMinute: number;
  readonly publicUrl: URL | undefined;
  readonly refusals: { add(): void };
}

/**
 * Origin and rate checks for every route of this scope, however a client spells its
 * address. Nothing here may read `request.url`, which the router decodes before it matches.
 */
export function guardApi(api: FastifyInstance, options: GuardOptions): void {
  const counter = new AddressCounter(options.requestsPerMinute);
  api.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isForeign(request, options.publicUrl)) {
      throw new RequestError(
        'foreign-origin',
        'Only this site’s own pages may speak to this server.',
      );
    }
    if (!counter.allows(request.ip)) {
      options.refusals.add();
      throw counter.refusal('That was a lot at once. Please wait a minute.');
    }
  });
}

/** Answers whatever else is asked below the scope's prefix, so that the guards count it, too. */
export function refuseOthers(api: FastifyInstance): void {
  for (const path of ['/', '/*']) {
    api.all(path, async () => {
      throw new RequestError('not-found', 'There is nothing at this address.');
    });
  }
}

/**
 * Whether the request comes from a page of another site. Only browsers send an origin.
 * A server that knows its public address accepts no other name, so that no foreign domain can
 * be pointed at it; IP addresses and localhost still work.
 */
function isForeign({ headers, host }: FastifyRequest, publicUrl: URL | undefined): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  if (publicUrl === undefined) return from.host !== host;
  const name = from.hostname.replace(/^\[|\]$/g, '');
  const isByNumber = name === 'localhost' || isIP(name) !== 0;
  return from.origin !== publicUrl.origin && !(isByNumber && from.host === host);
}
