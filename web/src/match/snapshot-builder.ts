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
import { editionOf } from './table-edition.ts';

export interface SnapshotBuilderOptions<T extends GameTypes> {
  readonly id: string;
  readonly game: Game<T>;
  readonly match: Match<T>;
  readonly seats: readonly MatchSeat[];
  readonly device: Device;
  readonly doNotDisturb: ReadonlySet<Seat>;
  /** A turn can be taken back even after a player has learned something from it. */
  readonly mayTakeBack: boolean;
}

/** What a snapshot needs to know about the match before the latest change. */
export interface BeforeChange<T extends GameTypes> {
  readonly moves: number;
  /** Present if there is a curtain: all players watch the change together. */
  readonly publicView?: T['View'];
}

/** Builds the snapshot for the person who holds the device. */
export class SnapshotBuilder<T extends GameTypes> {
  readonly #options: SnapshotBuilderOptions<T>;
  readonly #edition: Pick<MatchSnapshot<T>, 'edition'>;

  constructor(options: SnapshotBuilderOptions<T>) {
    this.#options = options;
    this.#edition = editionOf(options.game, options.match.header);
  }

  beforeChange(): BeforeChange<T> {
    const { game, match, device } = this.#options;
    const moves = match.line.length;
    if (!device.hasCurtain) return { moves };
    return { moves, publicView: game.view(match.state, 'public') };
  }

  /** Passes the device to the seat that acts now, and builds what it may see and do. */
  build({ moves, publicView }: BeforeChange<T>): MatchSnapshot<T> {
    const { id, game, match, seats, device, doNotDisturb } = this.#options;
    const { state } = match;
    const owing = seatsIn(game.owing(state));
    const mayAct = seats.flatMap((_, seat) => (this.#mayAct(seat, owing) ? [seat] : []));
    const asked = mayAct.filter((seat) => owing.includes(seat));
    const isOpen = game.isOpenDecision?.(game.view(state, 'public')) ?? false;
    const { acting, curtain, watcher } = device.passOn({ owing: asked, mayAct, isOpen });
    const events = match.eventsFor(watcher);
    const undoing = curtain === undefined ? this.undoingSeat() : undefined;
    return {
      id,
      seats: seats.map((seat, at) => seatInfo(seat, doNotDisturb.has(at))),
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
      ...this.#edition,
    };
  }

  isBot(seat: Seat): boolean {
    return this.#options.seats[seat]?.bot !== undefined;
  }

  /** Whether `timeoutMove` answers for a person who does not want to be disturbed. */
  isAnswered(seat: Seat): boolean {
    const { game, match, doNotDisturb } = this.#options;
    return doNotDisturb.has(seat) && game.isAnswer?.(match.state, seat) === true;
  }

  /** The seat that may undo: the latest mover, if a person. */
  undoingSeat(): Seat | undefined {
    const last = this.#options.match.line.at(-1)?.seat;
    return last === undefined || this.isBot(last) ? undefined : last;
  }

  lastPerson(): Seat | undefined {
    return this.#options.match.line.findLast(({ seat }) => !this.isBot(seat))?.seat;
  }

  /** How many events disappear if the latest turn of a person here is taken back. */
  #askable(watcher: Watcher): number | undefined {
    const { match, mayTakeBack } = this.#options;
    const seat = this.lastPerson();
    const moves = seat === undefined ? 0 : match.movesOfTurn(seat);
    if (moves === 0 || !mayTakeBack) return undefined;
    const remaining = match.eventsFor(watcher, match.line.length - moves);
    return match.eventsFor(watcher).length - remaining.length;
  }

  /** True for a person who owes a decision that is not answered for them, or has optional moves. */
  #mayAct(seat: Seat, owing: readonly Seat[]): boolean {
    const { game, match } = this.#options;
    if (this.isBot(seat)) return false;
    if (owing.includes(seat)) return !this.isAnswered(seat);
    return game.optional(match.state, seat).length > 0;
  }
}

function seatInfo({ name, bot, colour, face }: MatchSeat, doNotDisturb: boolean): SeatInfo {
  const who = bot === undefined ? 'person-here' : 'bot';
  return { name, who, bot, colour, face, isPresent: true, doNotDisturb };
}
