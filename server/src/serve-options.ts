import { resolve } from 'node:path';
import { readNatsUrl } from './cluster/nats-address.ts';
import type { ServerOptions } from './server-options.ts';
import { mailOptionsFrom } from './notices/mail/mailer.ts';
import { trustedProxiesFrom } from './http/trusted-proxies.ts';
import { PushServices } from './notices/push/push-services.ts';
import { ServeProblem } from './serve-problem.ts';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

export interface ServeOptions {
  /** By default `PORT`, else a free one near 8080. */
  readonly port?: number | undefined;
  /** By default `HOST`, else every interface, so that phones in the same network reach it. */
  readonly host?: string | undefined;
  /** The folder for tables; by default `DATA_DIR`, else `data` in the current folder. */
  readonly dataDir?: string | undefined;
  /** By default `DATABASE_URL`, else tables are stored in a file. */
  readonly databaseUrl?: string | undefined;
  /** NATS between several servers on one database; by default `NATS_URL`, else there is one server. */
  readonly natsUrl?: string | undefined;
  /** The public address behind a proxy; by default `PUBLIC_URL`. */
  readonly publicUrl?: string | undefined;
  /** Proxies that are believed about who asks; by default `TRUST_PROXY`, else see `ServerOptions`. */
  readonly trustProxy?: string | undefined;
  /** The mail server e-mails are handed to, and their sender; by default `SMTP_URL`, `MAIL_FROM`. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  /** Which push services are written to; by default `PUSH_HOSTS`, else all of the open internet. */
  readonly pushHosts?: string | undefined;
  /** By default the site built in this repository. */
  readonly webRoot?: string;
  /** By default `LOG_LEVEL`, else `warn`. The log goes to the standard error stream. */
  readonly logLevel?: string | undefined;
  readonly limits?: ServerOptions['limits'];
  readonly botPause?: number;
  readonly bots?: ServerOptions['bots'];
  readonly newSecret?: ServerOptions['newSecret'];
  readonly print?: (line: string) => void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where tables are stored. */
export function placeFrom(
  options: Pick<ServeOptions, 'dataDir' | 'databaseUrl'>,
  environment: Environment = process.env,
) {
  return {
    dataDir: resolve(options.dataDir ?? given(environment, 'DATA_DIR') ?? 'data'),
    databaseUrl: options.databaseUrl ?? given(environment, 'DATABASE_URL'),
    hasBackup: given(environment, 'DATABASE_BACKUP') === 'done',
  };
}

/** The address of NATS; undefined: this server has no others beside it. */
export function natsUrlFrom(
  options: Pick<ServeOptions, 'natsUrl' | 'databaseUrl'>,
  environment: Environment = process.env,
): string | undefined {
  const natsUrl = options.natsUrl ?? given(environment, 'NATS_URL');
  if (natsUrl === undefined) return undefined;
  readNatsUrl(natsUrl);
  if (placeFrom(options, environment).databaseUrl !== undefined) return natsUrl;
  throw new ServeProblem(
    'NATS_URL needs DATABASE_URL: several servers share a PostgreSQL database, not a file.',
  );
}

/** Where the server listens. Flags override environment variables. */
export function listeningFrom(options: ServeOptions, environment: Environment = process.env) {
  return {
    host: options.host ?? given(environment, 'HOST') ?? '0.0.0.0',
    port: options.port ?? portFrom(given(environment, 'PORT')),
    publicUrl: publicUrlFrom(options.publicUrl ?? given(environment, 'PUBLIC_URL')),
    trustedProxies: trustedProxiesFrom(options.trustProxy ?? given(environment, 'TRUST_PROXY')),
    logLevel: logLevelFrom(options.logLevel ?? given(environment, 'LOG_LEVEL') ?? 'warn'),
  };
}

/** The notification options for absent players. */
export function noticesFrom(
  options: ServeOptions,
  publicUrl: URL | undefined,
  environment: Environment = process.env,
) {
  return {
    push: PushServices.read(options.pushHosts ?? given(environment, 'PUSH_HOSTS')),
    mail: mailOptionsFrom({
      url: options.smtpUrl ?? given(environment, 'SMTP_URL'),
      from: options.mailFrom ?? given(environment, 'MAIL_FROM'),
      publicUrl,
    }),
  };
}

/** An empty variable counts as unset. */
function given(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  return text === '' ? undefined : text;
}

function portFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new ServeProblem(`PORT must be a number from 0 to 65535, not “${text}”.`);
}

function logLevelFrom(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new ServeProblem(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not “${text}”.`);
}

function publicUrlFrom(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWhole = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/';
  if (isWhole) return url;
  throw new ServeProblem(
    `PUBLIC_URL must be the address people type, like https://play.example.org, not “${text}”.`,
  );
}
