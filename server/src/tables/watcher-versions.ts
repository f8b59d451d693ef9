import {
  type GameTypes,
  type LogEntry,
  type Match,
  type Played,
  type Seat,
  type Watcher,
  seatsIn,
} from '@richtfest/engine';

type UndoEntry = Extract<LogEntry<unknown>, { readonly undo: number }>;

/** Everybody, as bits: the seats from below, and the public. */
const ALL = 0xffff;
const PUBLIC = 1 << 15;

/**
 * A match, and who was told of which entry of its log. Where views are private, a watcher is told
 * of an entry only if it changed something that watcher may know, and counts only those: neither
 * the number of messages nor their numbers say anything of a secret choice.
 */
export class WatcherVersions {
  readonly match: Match;
  /** For each entry of the log, whom it was told, as bits. */
  readonly #told: number[] = [];
  /** The same by watcher, the public last: positions in the log, in order. */
  readonly #positions: readonly number[][];
  /** Where the moves that still stand are in the log. */
  readonly #standing: number[];
  /** What each watcher knew after the latest entry; not kept where everything lies open. */
  #known: readonly Knowledge[] | undefined;

  /** `told`: of the entries that are in the log already. */
  constructor(match: Match, told: readonly number[] = []) {
    this.match = match;
    this.#positions = Array.from({ length: match.header.seats.length + 1 }, () => []);
    for (const bits of told) this.#tell(bits);
    this.#standing = standingPositions(match.log);
  }

  get told(): readonly number[] {
    return this.#told;
  }

  play(seat: Seat, move: unknown): Played<GameTypes> {
    const before = this.#knowledge();
    const played = this.match.play(seat, move);
    if ('step' in played) {
      this.#standing.push(this.match.log.length - 1);
      this.#note(seat, before, played.step.events);
    }
    return played;
  }

  undo(entry: UndoEntry): boolean {
    const isUndone = this.match.repeat(entry);
    if (isUndone) {
      this.#standing.length -= entry.undo;
      this.#tell(ALL);
      this.#known = undefined;
    }
    return isUndone;
  }

  /**
   * How many of the latest `moves` that still stand this watcher was told: so many go off the end
   * of its line when they are taken back.
   */
  toldOfLatest(moves: number, watcher: Watcher): number {
    return this.toldAmong(this.#standing.slice(this.#standing.length - moves), watcher);
  }

  /** Where the moves that still stand are in the log. */
  get standing(): readonly number[] {
    return this.#standing;
  }

  /** How many entries this watcher was told, of the first so many of the log. */
  version(watcher: Watcher, entries = this.#told.length): number {
    const positions = this.positions(watcher);
    // Almost always it is about the latest few.
    let count = positions.length;
    while (count > 0 && (positions[count - 1] ?? 0) >= entries) count--;
    return count;
  }

  /** The entries this watcher was told, by their position in the log. */
  positions(watcher: Watcher): readonly number[] {
    return this.#positions[watcher === 'public' ? this.#positions.length - 1 : watcher] ?? [];
  }

  #tell(bits: number): void {
    const position = this.#told.push(bits) - 1;
    const last = this.#positions.length - 1;
    for (const [at, positions] of this.#positions.entries()) {
      if ((bits & bitOf(at === last ? 'public' : at)) !== 0) positions.push(position);
    }
  }

  /** How many of these entries, by their position in the log, this watcher was told. */
  toldAmong(positions: readonly number[], watcher: Watcher): number {
    const bit = bitOf(watcher);
    return positions.filter((position) => ((this.#told[position] ?? 0) & bit) !== 0).length;
  }

  #note(
    mover: Seat,
    before: readonly Knowledge[] | undefined,
    events: readonly GameTypes['Event'][],
  ): void {
    this.#known = undefined;
    const after = this.#knowledge();
    this.#known = after;
    if (before === undefined || after === undefined) {
      this.#tell(ALL);
      return;
    }
    const { game, state } = this.match;
    const bits = after.map(({ watcher, text }, at) => {
      const isTold =
        watcher === mover ||
        text !== before[at]?.text ||
        events.some((event) => game.eventFor(event, watcher, state) !== undefined);
      return isTold ? bitOf(watcher) : 0;
    });
    this.#tell(bits.reduce((all, bit) => all | bit, 0));
  }

  #knowledge(): readonly Knowledge[] | undefined {
    const { game, header } = this.match;
    if (game.hasPrivateViews !== true) return undefined;
    const watchers: Watcher[] = ['public', ...header.seats.keys()];
    return (this.#known ??= watchers.map((watcher) => knowledgeOf(this.match, watcher)));
  }
}

/** Where the moves that still stand are in a log. */
export function standingPositions(log: readonly LogEntry<unknown>[]): number[] {
  const positions: number[] = [];
  log.forEach((entry, at) => {
    if ('undo' in entry) positions.length -= entry.undo;
    else positions.push(at);
  });
  return positions;
}

interface Knowledge {
  readonly watcher: Watcher;
  readonly text: string;
}

/** Everything a watcher may know of a position, to be compared. */
function knowledgeOf(match: Match, watcher: Watcher): Knowledge {
  const { game, state } = match;
  const { view, memory } = match.observe(watcher);
  const owing = seatsIn(game.owing(state));
  const standing = game.standing(state, watcher);
  const text = JSON.stringify([view, memory, owing, standing, game.result(state)]);
  return { watcher, text };
}

function bitOf(watcher: Watcher): number {
  return watcher === 'public' ? PUBLIC : 1 << watcher;
}
