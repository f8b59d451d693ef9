import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, metricsText } from './metrics.ts';

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

export interface Levels {
  sockets(): number;
  tables(): number;
  waitingBots(): number;
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
  readonly takeBacks = new Counter(
    'Requests to take a turn back, and what became of them.',
    'outcome',
    TAKE_BACKS,
  );
  readonly pushes = new Counter('Notifications handed to push services.', 'outcome', OUTCOMES);
  readonly emails = new Counter('E-mails handed to the mail server.', 'outcome', OUTCOMES);
  readonly forwarded = new Counter('Requests sent to the server that owns their table.');
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
      richtfest_program_faults_total: this.programFailures,
      richtfest_refusals_total: this.refusals,
      richtfest_accounts_total: this.accounts,
      richtfest_talk_total: this.talk,
      richtfest_take_backs_total: this.takeBacks,
      richtfest_pushes_total: this.pushes,
      richtfest_letters_total: this.emails,
      richtfest_forwarded_requests_total: this.forwarded,
      richtfest_faults_total: this.failures,
      richtfest_sockets: new Gauge('Open connections.', () => levels.sockets()),
      richtfest_tables_in_memory: new Gauge('Tables in memory.', () => levels.tables()),
      richtfest_bots_waiting: new Gauge('Questions that wait for a bot’s thread.', () =>
        levels.waitingBots(),
      ),
      richtfest_longest_delay_seconds: new Gauge('The longest the process was held up.', () =>
        Number.isFinite(delay) ? delay : 0,
      ),
      process_resident_memory_bytes: new Gauge('Memory.', () => process.memoryUsage.rss()),
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

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
