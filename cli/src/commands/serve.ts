import { command } from '../command-line/command.ts';
import { choice, text, whole } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export const serve = command({
  name: 'serve',
  summary: 'serve the site and tables by link',
  description: [
    'Serves the built site and its tables until it is stopped. By default it listens on a free port near 8080 on all interfaces and stores its tables in the folder data. The documentation is at /docs.',
    'Flags override the environment variables PORT, HOST, DATA_DIR, DATABASE_URL, NATS_URL, PUBLIC_URL, TRUST_PROXY, SMTP_URL, MAIL_FROM, PUSH_HOSTS and LOG_LEVEL. See docs/operations.md.',
  ],
  operands: [],
  flags: {
    port: whole('N', 'the port (default: a free one near 8080)', { min: 0, max: 65_535 }),
    host: text('ADDRESS', 'the interface (default: all)'),
    'data-dir': text('FOLDER', 'the folder of the tables (default: data)', 'directory'),
    'database-url': text('URL', 'a PostgreSQL server instead: postgresql://…'),
    'nats-url': text('URL', 'NATS, for several servers on one database: nats://…'),
    'public-url': text('URL', 'the public address, behind a proxy: https://…'),
    'trust-proxy': text(
      'LIST',
      'trusted proxies for X-Forwarded-For: addresses, networks, or none (default: loopback with --public-url)',
    ),
    'smtp-url': text('URL', 'a mail server for “it is your turn” e-mails: smtp://…'),
    'mail-from': text('ADDRESS', 'the sender of those e-mails'),
    'push-hosts': text('NAMES', 'allowed push services, or none (default: all)'),
    'log-level': choice(LEVELS, 'the log level; the log is lines of JSON (default: warn)'),
  },
  examples: [
    { line: 'serve', says: 'For everybody on the same network.' },
    {
      line: 'serve --port 8080 --host 127.0.0.1 --public-url https://play.example.org --log-level info',
      says: 'Behind a TLS proxy.',
    },
  ],
  async run({ flags, shell: { out } }) {
    // Loaded here: no other command needs a server.
    const { ServeProblem, serve: start } = await import('@richtfest/server');
    try {
      const { closed } = await start({
        port: flags.port,
        host: flags.host,
        dataDir: flags['data-dir'],
        databaseUrl: flags['database-url'],
        natsUrl: flags['nats-url'],
        publicUrl: flags['public-url'],
        trustProxy: flags['trust-proxy'],
        smtpUrl: flags['smtp-url'],
        mailFrom: flags['mail-from'],
        pushHosts: flags['push-hosts'],
        logLevel: flags['log-level'],
        print: (line) => out.line(line),
      });
      await closed;
      return 0;
    } catch (error) {
      throw error instanceof ServeProblem ? new UsageError(error.message) : error;
    }
  },
});
