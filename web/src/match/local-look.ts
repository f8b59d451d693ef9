import {
  type Game,
  type GameTypes,
  type Match,
  type MatchSeat,
  type Seat,
  type Watcher,
  seatsIn,
} from '@richtfest/engine';
import type { Device } from './device.ts';
import type { MatchSnapshot, SeatInfo } from './match-client.ts';

export interface LocalLookParts<T extends GameTypes> {
  readonly id: string;
  readonly game: Game<T>;
  readonly match: Match<T>;
  readonly seats: readonly MatchSeat[];
  readonly device: Device;
  /** People who answer nobody just now. */
  readonly busy: ReadonlySet<Seat>;
  /** A turn can be taken back though something was learned. */
  readonly mayTakeBack: boolean;
}

/** The match before the latest change. */
export interface Before<T extends GameTypes> {
  readonly moves: number;
  /** Where a curtain may fall and everybody then looks at what has changed. */
  readonly publicView?: T['View'];
}

/** What whoever has the device before them sees of a match played on it, and may do. */
export class LocalLook<T extends GameTypes> {
  readonly #parts: LocalLookParts<T>;

  constructor(parts: LocalLookParts<T>) {
    this.#parts = parts;
  }

  /** What is to be remembered of the match before it changes. */
  before(): Before<T> {
    const { game, match, device } = this.#parts;
    const moves = match.line.length;
    if (!device.hasCurtain) return { moves };
    return { moves, publicView: game.view(match.state, 'public') };
  }

  now({ moves, publicView }: Before<T>): MatchSnapshot<T> {
    const { id, game, match, seats, device, busy } = this.#parts;
    const { state } = match;
    const owing = seatsIn(game.owing(state));
    const mayAct = seats.flatMap((_, seat) => (this.#mayAct(seat, owing) ? [seat] : []));
    const asked = mayAct.filter((seat) => owing.includes(seat));
    const { acting, curtain, watcher } = device.turn({ owing: asked, mayAct });
    const events = match.eventsFor(watcher);
    const undoing = curtain === undefined ? this.undoingSeat() : undefined;
    return {
      id,
      seats: seats.map((seat, at) => seatInfo(seat, busy.has(at))),
      watcher,
      acting,
      view: game.view(state, watcher),
      viewBefore: watcher === 'public' ? publicView : undefined,
      owing,
      legal: acting === undefined ? [] : game.legal(state, acting),
      optional: acting === undefined ? [] : game.optional(state, acting),
      mayAct,
      curtain,
      deadlines: seats.map(() => undefined),
      undoable: undoing === undefined ? 0 : match.undoableAtTable(undoing),
      askable: curtain === undefined ? this.#askable(watcher) : undefined,
      takeBacks: match.takeBacks,
      events,
      eventsSeen: Math.min(match.eventsFor(watcher, moves).length, events.length),
      standing: game.standing(state, watcher),
      result: game.result(state),
      connection: 'here',
    };
  }

  isBot(seat: Seat): boolean {
    return this.#parts.seats[seat]?.bot !== undefined;
  }

  /** Whether a person is busy and is asked only for an answer in another's turn. */
  isAnswered(seat: Seat): boolean {
    const { game, match, busy } = this.#parts;
    return busy.has(seat) && game.isAnswer?.(match.state, seat) === true;
  }

  /** The person who moves now, else the one who moved last, may take moves back. */
  undoingSeat(): Seat | undefined {
    const last = this.#parts.match.line.at(-1)?.seat;
    return last === undefined || this.isBot(last) ? undefined : last;
  }

  lastPerson(): Seat | undefined {
    return this.#parts.match.line.findLast(({ seat }) => !this.isBot(seat))?.seat;
  }

  /** How many events would go with the turn of whoever of the people here moved last. */
  #askable(watcher: Watcher): number | undefined {
    const { match, mayTakeBack } = this.#parts;
    const seat = this.lastPerson();
    const moves = seat === undefined ? 0 : match.movesOfTurn(seat);
    if (moves === 0 || !mayTakeBack) return undefined;
    const kept = match.eventsFor(watcher, match.line.length - moves);
    return match.eventsFor(watcher).length - kept.length;
  }

  /** A person who owes a decision, unless it is given for them, or who may do something else. */
  #mayAct(seat: Seat, owing: readonly Seat[]): boolean {
    const { game, match } = this.#parts;
    if (this.isBot(seat)) return false;
    if (owing.includes(seat)) return !this.isAnswered(seat);
    return game.optional(match.state, seat).length > 0;
  }
}

function seatInfo({ name, bot, colour }: MatchSeat, isBusy: boolean): SeatInfo {
  const who = bot === undefined ? 'person-here' : 'bot';
  return { name, who, bot, colour, isPresent: true, isBusy };
}
