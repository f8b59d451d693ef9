import type { FastifyServerOptions } from 'fastify';
import { knownStoreFailure } from '../store/store-failure.ts';

/** Milliseconds in which one line per kind is logged. */
const WINDOW = 60_000;
/** The level of warnings, as the log counts them. */
const WARNING = 40;
/** The maximum number of kinds of failure at a time; any more are counted as one. */
const MOST_KINDS = 200;

interface Kind {
  /** The latest line that was held back. */
  held?: () => void;
  suppressed: number;
  readonly timer: NodeJS.Timeout;
}

type Write = (about: object) => void;

/**
 * Lets one line through for each kind of failure and minute. What follows within the minute is
 * counted, and its last line is written at the end with that number (`suppressed`). An error that
 * has been logged once is not logged again where it is passed on.
 */
export class FailureThrottle {
  readonly #kinds = new Map<string, Kind>();
  readonly #written = new WeakSet();

  pass(about: object, sentence: string, write: Write): void {
    const { err } = about as { err?: unknown };
    if (typeof err === 'object' && err !== null) {
      if (this.#written.has(err)) return;
      this.#written.add(err);
    }
    const own = kindOf(about, sentence);
    const name = this.#kinds.has(own) || this.#kinds.size < MOST_KINDS ? own : '';
    const kind = this.#kinds.get(name);
    if (kind === undefined) {
      this.#open(name);
      write(about);
      return;
    }
    kind.suppressed++;
    kind.held = () => write({ ...about, suppressed: kind.suppressed });
  }

  /** Writes what is still held back. */
  close(): void {
    for (const { timer, held } of this.#kinds.values()) {
      clearTimeout(timer);
      held?.();
    }
    this.#kinds.clear();
  }

  #open(name: string): void {
    const timer = setTimeout(() => this.#end(name), WINDOW).unref();
    this.#kinds.set(name, { suppressed: 0, timer });
  }

  #end(name: string): void {
    const held = this.#kinds.get(name)?.held;
    this.#kinds.delete(name);
    if (held === undefined) return;
    this.#open(name);
    held();
  }
}

/** A logger whose warnings and failures pass a throttle, also from loggers derived from it. */
export function throttledLogger(
  logger: FastifyServerOptions['logger'],
  throttle: FailureThrottle,
): NonNullable<FastifyServerOptions['logger']> {
  if (logger === undefined || logger === false) return false;
  return {
    ...(logger === true ? {} : logger),
    hooks: {
      logMethod(words, method, level) {
        const [about, sentence] = words as unknown[];
        const isObject = typeof about === 'object' && about !== null;
        const isFailure = isObject && (level >= WARNING || 'err' in about);
        if (!isFailure || typeof sentence !== 'string') {
          method.apply(this, words);
          return;
        }
        throttle.pass(about, sentence, (line) => method.apply(this, [line, sentence]));
      },
    },
  };
}

/** Lines that say the same about different tables are of one kind. */
function kindOf(about: object, sentence: string): string {
  const { err, problem } = about as { err?: unknown; problem?: unknown };
  const { code, name } = (err ?? {}) as { code?: unknown; name?: unknown };
  const why = knownStoreFailure(err) ?? code ?? name;
  return [sentence, ...[why ?? problem ?? []].flat()].map(String).join(' ');
}
