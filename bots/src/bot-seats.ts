import {
  type GameTypes,
  type Match,
  type Observation,
  type Seat,
  hasSeat,
} from '@richtfest/engine';

/** How often a bot is asked for optional moves in a row without new information. */
const MAX_ASKS = 6;

/** A question to the bot of a seat. It contains what the seat may know and never a state. */
export interface SeatQuestion<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  /** The bot's name. */
  readonly bot: string;
  /** `Match.decisionOf` the seat; an answer is valid while it stays the same. */
  readonly decision: number;
  readonly observation: Observation<T['View'], T['Memory']>;
  readonly legal: readonly T['Move'][];
  readonly optional: readonly T['Move'][];
}

export interface DueQuestions<T extends GameTypes = GameTypes> {
  /** To seats that owe a decision, in seat order. */
  readonly decisions: readonly SeatQuestion<T>[];
  /** For seats that owe no decision but have optional moves. */
  readonly volunteers: readonly SeatQuestion<T>[];
}

/** Bots by the seats they play now. */
type SeatedBots = ReadonlyMap<Seat, string>;

/**
 * Determines which bots of a match to ask: once per decision, and for optional moves once per
 * position and only a few times in a row, so bots never flood a table.
 */
export class BotSeats<T extends GameTypes = GameTypes> {
  readonly #decided = new Map<Seat, number>();
  readonly #asks = new Map<Seat, number>();
  #match: Match<T> | undefined;
  #lastLogLength = -1;

  /**
   * Call after every change. `bots` are the bots in each seat now, by default those of the header.
   */
  due(match: Match<T>, bots: SeatedBots = botsAtFirst(match)): DueQuestions<T> {
    if (match !== this.#match) this.#begin(match);
    const isNewPosition = match.log.length !== this.#lastLogLength;
    this.#lastLogLength = match.log.length;
    const { game, state, header } = match;
    const owing = game.owing(state);
    const decisions: SeatQuestion<T>[] = [];
    const volunteers: SeatQuestion<T>[] = [];
    if (isNewPosition && this.#hasNewInformation(match, bots)) this.#asks.clear();
    header.seats.forEach((_, seat) => {
      const bot = bots.get(seat);
      if (bot === undefined) {
        // The next stand-in for this seat is asked again.
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
    this.#lastLogLength = -1;
    this.#decided.clear();
    this.#asks.clear();
  }

  #hasNewInformation({ line }: Match<T>, bots: SeatedBots): boolean {
    const last = line.at(-1);
    return last === undefined || last.isLearned || !bots.has(last.seat);
  }

  /**
   * In games with private views a bot never changes its choice: others would see that and could
   * guess its cards.
   */
  #mayVolunteer({ game, state }: Match<T>, seat: Seat): boolean {
    if (game.hasPrivateViews === true || game.optional(state, seat).length === 0) return false;
    const asks = this.#asks.get(seat) ?? 0;
    this.#asks.set(seat, asks + 1);
    return asks < MAX_ASKS;
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
