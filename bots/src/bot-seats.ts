import {
  type GameTypes,
  type Match,
  type Observation,
  type Seat,
  hasSeat,
} from '@richtfest/engine';

/** So often a bot is asked for a move nobody waits for, until something new is learned. */
const MOST_ASKS = 6;

/** What the bot of a seat is to be asked: what its seat lawfully knows, and never a state. */
export interface SeatQuestion<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  /** The bot's name. */
  readonly bot: string;
  /** `Match.decisionOf` the seat: an answer counts while it is the same. */
  readonly decision: number;
  readonly observation: Observation<T['View'], T['Memory']>;
  readonly legal: readonly T['Move'][];
  readonly optional: readonly T['Move'][];
}

export interface DueQuestions<T extends GameTypes = GameTypes> {
  /** Of seats that owe a decision, in seat order. */
  readonly decisions: readonly SeatQuestion<T>[];
  /** Of seats that nobody waits for and that may do something all the same. */
  readonly volunteers: readonly SeatQuestion<T>[];
}

/** Bots by the seats they play now. */
type SeatedBots = ReadonlyMap<Seat, string>;

/**
 * Which bots of a match are to be asked: each decision once, and for moves nobody waits for once
 * in a position and a few times in a row, so that bots liven a table up and never flood it.
 */
export class BotSeats<T extends GameTypes = GameTypes> {
  readonly #decided = new Map<Seat, number>();
  readonly #asks = new Map<Seat, number>();
  #match: Match<T> | undefined;
  #lookedAt = -1;

  /** To be called after every change. `bots`: who plays where now, if not as the match began. */
  due(match: Match<T>, bots: SeatedBots = botsAtFirst(match)): DueQuestions<T> {
    if (match !== this.#match) this.#begin(match);
    const isNewPosition = match.log.length !== this.#lookedAt;
    this.#lookedAt = match.log.length;
    const { game, state, header } = match;
    const owing = game.owing(state);
    const decisions: SeatQuestion<T>[] = [];
    const volunteers: SeatQuestion<T>[] = [];
    if (isNewPosition && this.#isSomethingNew(match, bots)) this.#asks.clear();
    header.seats.forEach((_, seat) => {
      const bot = bots.get(seat);
      if (bot === undefined) {
        // Whoever stands in for it next is asked anew.
        this.#decided.delete(seat);
        return;
      }
      if (hasSeat(owing, seat)) {
        if (this.#decided.get(seat) === match.decisionOf(seat)) return;
        this.#decided.set(seat, match.decisionOf(seat));
        decisions.push(questionFor(match, seat, bot));
      } else if (isNewPosition && this.#mayVolunteer(match, seat)) {
        volunteers.push(questionFor(match, seat, bot));
      }
    });
    return { decisions, volunteers };
  }

  #begin(match: Match<T>): void {
    this.#match = match;
    this.#lookedAt = -1;
    this.#decided.clear();
    this.#asks.clear();
  }

  #isSomethingNew({ line }: Match<T>, bots: SeatedBots): boolean {
    const last = line.at(-1);
    return last === undefined || last.isLearned || !bots.has(last.seat);
  }

  /**
   * Where views are private a bot stays with its choice: others would see it hesitate, and from
   * that guess what it holds.
   */
  #mayVolunteer({ game, state }: Match<T>, seat: Seat): boolean {
    if (game.hasPrivateViews === true || game.optional(state, seat).length === 0) return false;
    const asks = this.#asks.get(seat) ?? 0;
    this.#asks.set(seat, asks + 1);
    return asks < MOST_ASKS;
  }
}

/** The bots a match was set up with. */
export function botsAtFirst<T extends GameTypes>({ header }: Match<T>): Map<Seat, string> {
  return new Map(
    header.seats.flatMap(({ bot }, seat) => (bot === undefined ? [] : [[seat, bot] as const])),
  );
}

function questionFor<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  bot: string,
): SeatQuestion<T> {
  const { game, state } = match;
  return {
    seat,
    bot,
    decision: match.decisionOf(seat),
    observation: match.observe(seat),
    legal: game.legal(state, seat),
    optional: game.optional(state, seat),
  };
}
