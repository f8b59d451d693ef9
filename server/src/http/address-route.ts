import type { FastifyInstance } from 'fastify';
import { addressesOf } from '../addresses.ts';

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/**
 * `GET /api/addresses`: where others in the same network find this server, so that a link made
 * on this machine does not point to `localhost`. Only requests with such a host name get an answer.
 */
export function addAddressRoute(app: FastifyInstance, publicUrl: URL | undefined): void {
  app.get('/addresses', async ({ hostname }) => {
    const bound = app.server.address();
    const isHere = THIS_MACHINE.has(hostname);
    if (!isHere || typeof bound !== 'object' || bound === null) return { network: [] };
    return { network: addressesOf(bound.address, bound.port, publicUrl).network };
  });
}
