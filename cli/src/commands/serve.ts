import { command } from '../command-line/command.ts';
import { choice, text, whole } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export const serve = command({
  name: 'serve',
  summary: 'serve the site and tables by link',
  description: [
    'Serves the built site and the tables people play at by link, until it is told to end. Without a word it takes a free port near 8080 on every interface and keeps its tables in the folder data.',
    'Every flag has a variable of the environment: PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, TRUST_PROXY, SMTP_URL, MAIL_FROM, PUSH_HOSTS, LOG_LEVEL. What is typed counts more. See docs/operations.md.',
  ],
  operands: [],
  flags: {
    port: whole('N', 'the port (default: a free one near 8080)', { min: 0, max: 65_535 }),
    host: text('ADDRESS', 'the interface (default: all)'),
    'data-dir': text('FOLDER', 'where tables are kept (default: data)', 'directory'),
    'database-url': text('URL', 'a PostgreSQL server instead: postgresql://…'),
    'public-url': text('URL', 'where people find it, behind a proxy: https://…'),
    'trust-proxy': text(
      'LIST',
      'proxies whose X-Forwarded-For is believed: addresses, networks, or none (default: loopback with --public-url)',
    ),
    'smtp-url': text('URL', 'a mail server that sends “it is your turn”: smtp://…'),
    'mail-from': text('ADDRESS', 'who those letters are from'),
    'push-hosts': text('NAMES', 'push services that may be written to, or none (default: all)'),
    'log-level': choice(LEVELS, 'what is written to the log, as lines of JSON (default: warn)'),
  },
  examples: [
    { line: 'serve', says: 'For everybody in the same network.' },
    {
      line: 'serve --port 8080 --host 127.0.0.1 --public-url https://play.example.org --log-level info',
      says: 'Behind a proxy that speaks TLS.',
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
