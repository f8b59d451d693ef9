import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isNearby } from '../http/address-group.ts';
import { RequestError } from '../request-error.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Levels, Meters } from './meters.ts';
import { type NotReady, Readiness } from './readiness.ts';

const CLOSING: NotReady = { reason: 'the server is closing.' };
const CUT_OFF: NotReady = {
  reason: 'NATS can’t be reached, so tables of other servers can’t be played here.',
};

export interface Operation {
  readonly store: Pick<EventStore, 'probe' | 'failedCommits'>;
  readonly meters: Meters;
  readonly levels: Levels;
  /** Milliseconds of a monotonic clock. */
  readonly ticks: () => number;
}

/** For the operator: is the server alive, can it play, how is it doing? */
export function addOperationRoutes(app: FastifyInstance, operation: Operation): void {
  const { store, meters, levels } = operation;
  const readiness = new Readiness(store, operation.ticks);
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onClose', async () => meters.close());

  app.addHook('onResponse', async (request, reply) => {
    if (request.ws) return;
    meters.httpTime.observe(reply.elapsedTime / 1000);
    meters.httpAnswers.add(`${Math.floor(reply.statusCode / 100)}xx`);
  });

  app.get('/healthz', async () => ({ status: 'ok', tables: levels.tables() }));

  app.get('/readyz', async ({ log }, reply) => {
    const ownProblem = isClosing ? CLOSING : await readiness.problem();
    const problem = ownProblem ?? (levels.isBusConnected() ? undefined : CUT_OFF);
    if (problem === undefined) return { status: 'ready' };
    log.warn({ problem: problem.reason, err: problem.error }, 'not ready');
    return reply.code(503).send({ status: 'not ready', reason: problem.reason });
  });

  app.get('/metrics', async (request, reply) => {
    // Metrics are private.
    if (!isFromNearby(request))
      throw new RequestError('not-found', 'There is nothing at this address.');
    return await reply.type('text/plain; version=0.0.4; charset=utf-8').send(meters.text(levels));
  });
}

/**
 * Whether a request comes from this machine or a private network. A forwarded
 * address can only turn a request down: without a trusted proxy, it never lets one in.
 */
function isFromNearby({ ip, headers }: FastifyRequest): boolean {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const asked = forwarded.split(',').map((each) => each.trim());
  return [ip, ...asked].every((address) => address === '' || isNearby(address));
}
