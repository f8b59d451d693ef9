import { USUAL_LEVEL, levelOfBot } from '@richtfest/bots';
import type { Match, Seat } from '@richtfest/engine';

type Bots = ReadonlyMap<Seat, string>;

/** The bots that make one move each for people whose time has run out. */
export class Relief {
  /** `Match.decisionOf` the seat, for which the bot is there and for no other. */
  readonly #decisions = new Map<Seat, number>();

  call(match: Match, seat: Seat): void {
    this.#decisions.set(seat, match.decisionOf(seat));
  }

  has(match: Match, seat: Seat): boolean {
    return this.#decisions.get(seat) === match.decisionOf(seat);
  }

  /** All bots in the seats of people: stand-ins, and those for a single move. */
  with(match: Match, standIns: Bots): Bots {
    for (const seat of this.#decisions.keys()) {
      if (!this.has(match, seat)) this.#decisions.delete(seat);
    }
    if (this.#decisions.size === 0) return standIns;
    const bot = usualBot(match);
    return new Map([
      ...[...this.#decisions.keys()].map((seat) => [seat, bot] as const),
      ...standIns,
    ]);
  }
}

/** The level of the bots at the table. */
export function usualBot({ header }: Match): string {
  const known = header.seats.find(({ bot }) => levelOfBot(bot ?? '') !== undefined);
  return known?.bot ?? USUAL_LEVEL;
}
