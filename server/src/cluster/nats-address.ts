import { ServeProblem } from '../serve-problem.ts';

/** How a server reaches NATS: options of its client. */
export interface NatsAddress {
  /** `host:port` each. */
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
  /** Instead of a user and a password. */
  readonly token?: string;
  /** Present: a server that does not encrypt is refused. */
  readonly tls?: object;
}

const DEFAULT_PORT = '4222';
const PATTERN = 'nats://localhost:4222, nats://user:password@host:4222 or tls://host:4222';

/**
 * Reads addresses of NATS servers, separated by commas: `nats://[user:password@|token@]host[:port]`
 * or `tls://…`. Problems name no passwords.
 */
export function readNatsUrl(text: string): NatsAddress {
  const urls = text.split(',').map((each) => urlFrom(each.trim()));
  const [first] = urls;
  const loginOf = ({ protocol, username, password }: URL) => [protocol, username, password].join();
  if (first === undefined || urls.some((url) => loginOf(url) !== loginOf(first))) {
    throw new ServeProblem('All addresses in NATS_URL need the same scheme, user and password.');
  }
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port === '' ? DEFAULT_PORT : port}`),
    ...(first.protocol === 'tls:' ? { tls: {} } : {}),
    ...loginFrom(first),
  };
}

function urlFrom(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isNats = url !== undefined && /^(?:nats|tls):$/u.test(url.protocol) && url.hostname !== '';
  if (isNats && /^\/?$/u.test(url.pathname + url.search + url.hash)) return url;
  const given = text.replace(/\/\/.*@/u, '//…@');
  throw new ServeProblem(`NATS_URL must be like ${PATTERN}, not “${given}”.`);
}

function loginFrom({ username, password }: URL): Pick<NatsAddress, 'user' | 'pass' | 'token'> {
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  if (user === '') return {};
  return pass === '' ? { token: user } : { user, pass };
}
