import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isNearby } from '../http/address-group.ts';
import { WishProblem } from '../problem.ts';
import type { EventStore } from '../store/event-store.ts';
import { troubleOf } from '../store/trouble.ts';
import type { Levels, Meters } from './meters.ts';

/** Milliseconds the store has to show that it is there. */
const STORE_WITHIN = 2_000;

export interface Operation {
  readonly store: Pick<EventStore, 'ping'>;
  readonly meters: Meters;
  readonly levels: Levels;
}

/** For whoever runs the server: does it live, can it play, how is it doing? */
export function addOperationRoutes(app: FastifyInstance, operation: Operation): void {
  const { store, meters, levels } = operation;
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onClose', async () => meters.close());

  app.get('/healthz', async () => ({ status: 'ok', tables: levels.tables() }));

  app.get('/readyz', async ({ log }, reply) => {
    const trouble = isClosing ? 'the server is closing.' : await storeTrouble(store);
    if (trouble === undefined) return { status: 'ready' };
    log.warn({ trouble }, 'not ready');
    return reply.code(503).send({ status: 'not ready' });
  });

  app.get('/metrics', async (request, reply) => {
    // What a server is busy with is nobody else's business.
    if (!isFromNearby(request))
      throw new WishProblem('not-found', 'There is nothing at this address.');
    return await reply.type('text/plain; version=0.0.4; charset=utf-8').send(meters.text(levels));
  });
}

/**
 * Whether a request comes from this machine or a private network. A proxy nobody trusts can't open
 * the door to outsiders, but what it says about them closes it.
 */
function isFromNearby({ ip, headers }: FastifyRequest): boolean {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const asked = forwarded.split(',').map((each) => each.trim());
  return [ip, ...asked].every((address) => address === '' || isNearby(address));
}

async function storeTrouble(store: Operation['store']): Promise<string | undefined> {
  const late = sleep(STORE_WITHIN, 'the store does not answer.', { ref: false });
  const answer = store.ping().then(() => undefined, troubleOf);
  return await Promise.race([answer, late]);
}
