import { MESSAGE_LENGTH } from '@richtfest/protocol';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { ServerOptions } from '../server-options.ts';
import { refuseAddress } from './errors.ts';

/** Milliseconds a request may take to arrive. */
const REQUEST_WITHIN = 30_000;

interface AppOptions extends Pick<ServerOptions, 'publicUrl' | 'trustedProxies'> {
  /** The id of this server. */
  readonly id: string;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  readonly addHeaders: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** The web server without its routes: limits, logs and proxies. */
export function createApp(options: AppOptions): FastifyInstance {
  const { id, logger, publicUrl, addHeaders } = options;
  let requests = 0;
  return fastify({
    // Unique in a cluster: the owner of a table logs it, too.
    genReqId: () => `${id}-${++requests}`,
    bodyLimit: MESSAGE_LENGTH,
    requestTimeout: REQUEST_WITHIN,
    logger,
    // Metrics count requests; a log line for each would bury everything else.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...(options.trustedProxies ?? (publicUrl === undefined ? [] : ['loopback']))],
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply);
      refuseAddress(error, request, reply);
    },
  });
}
