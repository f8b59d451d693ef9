import type { GameEvent, Seat } from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';

export interface TempoOptions {
  /** The seats that lose or gain something by another seat's event. */
  readonly affects: (event: GameEvent) => readonly Seat[];
  /** Whether a person at this device has the seat. */
  readonly isHere: (seat: Seat) => boolean;
  /** A person at this device plays, and waits while others do. */
  readonly isAwaited: () => boolean;
  readonly pace: () => BotPace;
  /** In milliseconds. */
  readonly now: () => number;
}

/** The share of its time that an event takes the first, second, … time it is watched. */
const BY_REPEAT = [1, 0.7, 0.55, 0.45] as const;
/** Other players' moves get faster the longer they last, in milliseconds. */
const UNHURRIED_UNTIL = 2000;
const FASTEST_FROM = 7000;
const FASTEST = 0.45;
/** A longer queue is shown faster in proportion, down to a limit. */
const USUAL_QUEUE = 6;
const SHORTEST_FOR_QUEUE = 0.5;
/** Faster, nothing could be seen. */
const LEAST = 0.3;
const BY_PACE: Readonly<Record<BotPace, number>> = { calm: 1, brisk: 0.55, instant: 0 };

/**
 * Decides how much time each event takes. While others play, events of the same kind get shorter
 * each time, and all of them the longer it lasts; an own move starts over. Events that affect a
 * person at this device are never shortened for that.
 */
export class Tempo {
  readonly #options: TempoOptions;
  readonly #repeats = new Map<string, number>();
  /** When others began to move. */
  #since: number | undefined;

  constructor(options: TempoOptions) {
    this.#options = options;
  }

  /** The share of its usual time for an event with this many others waiting behind it. */
  shareOf(event: GameEvent, waiting: number): number {
    const { affects, isHere, isAwaited, pace } = this.#options;
    if ('seat' in event && isHere(event.seat as Seat)) {
      this.#repeats.clear();
      this.#since = undefined;
      return 1;
    }
    if (affects(event).some(isHere)) return BY_PACE[pace()];
    const byWait = isAwaited() ? this.#byRepeat(event.type) * this.#byTime() : 1;
    const byQueue = Math.max(SHORTEST_FOR_QUEUE, Math.min(1, USUAL_QUEUE / Math.max(waiting, 1)));
    return Math.max(LEAST, byWait * byQueue) * BY_PACE[pace()];
  }

  #byRepeat(type: string): number {
    const repeats = this.#repeats.get(type) ?? 0;
    this.#repeats.set(type, repeats + 1);
    return BY_REPEAT[Math.min(repeats, BY_REPEAT.length - 1)] ?? 1;
  }

  #byTime(): number {
    const now = this.#options.now();
    this.#since ??= now;
    const late = (now - this.#since - UNHURRIED_UNTIL) / (FASTEST_FROM - UNHURRIED_UNTIL);
    return 1 - (1 - FASTEST) * Math.min(1, Math.max(0, late));
  }
}
