import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { DatabaseConnections } from '../store/event-store.ts';
import { Counter, Gauge, Gauges, Histogram, Info, metricsText } from './metrics.ts';

/** Who or what made a move. */
const MOVERS = ['seat', 'bot', 'busy', 'clock'] as const;

/** What happens to accounts. */
const ACCOUNT_NEWS = ['created', 'signed-in', 'refused', 'deleted'] as const;
/** What people say at tables. */
const TALK = ['line', 'reaction'] as const;

/** What becomes of take-back requests. */
const TAKE_BACKS = ['asked', 'agreed', 'declined'] as const;
/** What became of a notice: `gone` is a device that wants none any more. */
const OUTCOMES = ['sent', 'gone', 'failed'] as const;

/** The first digit of an HTTP status. */
const STATUSES = ['2xx', '3xx', '4xx', '5xx'] as const;

/** What a server is now. */
export interface Levels {
  /** The server's id in its cluster, and the release it runs. */
  readonly server: string;
  readonly release: string;
  sockets(): number;
  tables(): number;
  /** Tables that are open here: this server is their owner. */
  ownedTables(): number;
  waitingBots(): number;
  /** Live servers of the cluster, this one included. */
  servers(): number;
  isBusConnected(): boolean;
  /** The connections to a database server; undefined if there is none. */
  connections(): DatabaseConnections | undefined;
}

/** What a server counts and times: few figures, each an answer to “is all well?”. */
export class Meters {
  readonly moves = new Counter('Moves committed, by who made them.', 'by', MOVERS);
  readonly moveTime = new Histogram('From a move’s turn at its table until it is on the disk.');
  readonly botTime = new Histogram('From a question to a bot until its answer, waiting included.');
  readonly botFailures = new Counter('Questions no bot answered.');
  readonly programFailures = new Counter(
    'Answers of outside programs that were none, or too late.',
  );
  readonly refusals = new Counter('Requests turned away because there were too many.');
  readonly accounts = new Counter('What happened to accounts.', 'what', ACCOUNT_NEWS);
  readonly talk = new Counter('Lines of chat and reactions.', 'kind', TALK);
  readonly sharedPads = new Counter('Score pads shared between devices.');
  readonly takeBacks = new Counter(
    'Requests to take a turn back, and what became of them.',
    'outcome',
    TAKE_BACKS,
  );
  readonly pushes = new Counter('Notifications handed to push services.', 'outcome', OUTCOMES);
  readonly emails = new Counter('E-mails handed to the mail server.', 'outcome', OUTCOMES);
  readonly forwarded = new Counter('Requests sent to the server that owns their table.');
  readonly busTime = new Histogram('From a request to another server until its answer.');
  readonly takeovers = new Counter('Tables taken over from servers whose lease had expired.');
  readonly lapses = new Counter('How often this server’s own lease may have expired.');
  readonly httpTime = new Histogram('From an HTTP request until its answer, without sockets.');
  readonly httpAnswers = new Counter('Answers to HTTP requests.', 'status', STATUSES);
  readonly failures = new Counter('Failures of the server: each has a line in the log.');
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  /** Resets the longest delay, so that each reading covers the time since the last one. */
  text(levels: Levels): string {
    const delay = this.#delay.max / 1e9;
    this.#delay.reset();
    return metricsText({
      richtfest_moves_total: this.moves,
      richtfest_move_seconds: this.moveTime,
      richtfest_bot_seconds: this.botTime,
      richtfest_bot_failures_total: this.botFailures,
      richtfest_program_failures_total: this.programFailures,
      richtfest_refusals_total: this.refusals,
      richtfest_accounts_total: this.accounts,
      richtfest_talk_total: this.talk,
      richtfest_shared_pads_total: this.sharedPads,
      richtfest_take_backs_total: this.takeBacks,
      richtfest_pushes_total: this.pushes,
      richtfest_emails_total: this.emails,
      richtfest_forwarded_requests_total: this.forwarded,
      richtfest_bus_seconds: this.busTime,
      richtfest_takeovers_total: this.takeovers,
      richtfest_lapses_total: this.lapses,
      richtfest_http_seconds: this.httpTime,
      richtfest_http_answers_total: this.httpAnswers,
      richtfest_failures_total: this.failures,
      ...levelsOf(levels),
      richtfest_longest_delay_seconds: new Gauge('The longest the process was held up.', () =>
        Number.isFinite(delay) ? delay : 0,
      ),
      process_resident_memory_bytes: new Gauge('Memory.', () => process.memoryUsage.rss()),
      nodejs_heap_size_used_bytes: new Gauge(
        'JavaScript objects.',
        () => process.memoryUsage().heapUsed,
      ),
      nodejs_heap_size_limit_bytes: new Gauge(
        'The most memory JavaScript objects may take.',
        () => getHeapStatistics().heap_size_limit,
      ),
      process_cpu_seconds_total: new Gauge('Processor time.', cpuSeconds, 'counter'),
      process_start_time_seconds: new Gauge('When it was started.', () =>
        Math.round(Date.now() / 1000 - process.uptime()),
      ),
    });
  }

  close(): void {
    this.#delay.disable();
  }
}

function levelsOf(levels: Levels) {
  const { server, release } = levels;
  const pool = levels.connections();
  return {
    richtfest_info: new Info('What runs here.', { version: release, server }),
    richtfest_sockets: new Gauge('Open connections.', () => levels.sockets()),
    richtfest_tables_in_memory: new Gauge('Tables in memory.', () => levels.tables()),
    richtfest_owned_tables: new Gauge('Open tables of this server.', () => levels.ownedTables()),
    richtfest_servers: new Gauge('Live servers of the cluster.', () => levels.servers()),
    richtfest_bus_connected: new Gauge('Whether other servers can be reached.', () =>
      Number(levels.isBusConnected()),
    ),
    richtfest_bots_waiting: new Gauge('Questions that wait for a bot’s thread.', () =>
      levels.waitingBots(),
    ),
    ...(pool === undefined
      ? {}
      : {
          richtfest_database_connections: new Gauges(
            'Connections to the database, and requests that wait for one.',
            'state',
            () => ({ ...pool }),
          ),
        }),
  };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
