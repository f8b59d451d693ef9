import {
  type Chance,
  type Game,
  type GameTypes,
  type Json,
  Match,
  type MatchFile,
  type MatchHeader,
  type Result,
  type Seat,
  type Step,
  type Tally,
  type Watcher,
  chanceOf,
  headerOf,
  readTurn,
  seatsIn,
} from '@richtfest/engine';

/** Whose view is shown: one watcher's, or at every moment that of the seat that moves next. */
export type Perspective = Watcher | 'everyone';

/** What a watcher sees after a given number of moves. */
export interface ReplayMoment<T extends GameTypes> {
  readonly watcher: Watcher;
  readonly view: T['View'];
  /** All events up to then, as the watcher saw them. */
  readonly events: readonly T['Event'][];
  /** How many of them precede the latest move. */
  readonly eventsBefore: number;
  readonly owing: readonly Seat[];
  readonly standing: readonly Tally[];
  readonly result: Result | undefined;
}

/** An event of the log, and the moment it belongs to. */
export interface ReplayLine<T extends GameTypes> {
  readonly event: T['Event'];
  readonly moment: number;
}

/** A match replayed move by move: moment 0 is before the first move. */
export class Replay<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly header: MatchHeader;
  readonly #match: Match<T>;
  readonly #states: T['State'][];

  /** Replays moves until the rules refuse one. */
  constructor(
    game: Game<T>,
    { header, chance }: { readonly header: MatchHeader; readonly chance: Chance },
    turns: readonly Pick<Step<T>, 'seat' | 'move'>[],
  ) {
    this.game = game;
    this.header = header;
    this.#match = new Match(game, header, chance);
    this.#states = [game.clone(this.#match.state)];
    for (const { seat, move } of turns) {
      if ('refused' in this.#match.play(seat, move)) break;
      this.#states.push(game.clone(this.#match.state));
    }
  }

  /** The number of moves. */
  get length(): number {
    return this.#states.length - 1;
  }

  get line(): readonly Step<T>[] {
    return this.#match.line;
  }

  at(moment: number, perspective: Perspective): ReplayMoment<T> {
    const index = this.#clamped(moment);
    const state = this.#stateAt(index);
    const watcher = this.watcherAt(index, perspective);
    const lines = this.lines(index, perspective);
    const latest = lines.filter((line) => line.moment === index && index > 0).length;
    return {
      watcher,
      view: this.game.view(state, watcher),
      events: lines.map(({ event }) => event),
      eventsBefore: lines.length - latest,
      owing: seatsIn(this.game.owing(state)),
      standing: this.game.standing(state, watcher),
      result: this.game.result(state),
    };
  }

  /** What everyone sees at a moment. */
  publicViewAt(moment: number): T['View'] {
    return this.game.view(this.#stateAt(this.#clamped(moment)), 'public');
  }

  /** The position at a moment, in the game's notation. */
  position(moment: number): Json {
    return this.game.notation.writePosition(this.#stateAt(this.#clamped(moment)));
  }

  /** The log up to a moment. From everyone's perspective, each move appears as its own seat saw it. */
  lines(moment: number, perspective: Perspective): ReplayLine<T>[] {
    const at = this.#clamped(moment);
    const state = this.#stateAt(at);
    const seen = (events: readonly T['Event'][], watcher: Watcher, when: number) =>
      events.flatMap((event) => {
        const shown = this.game.eventFor(event, watcher, state);
        return shown === undefined ? [] : [{ event: shown, moment: when }];
      });
    const watcherOf = (seat: Seat): Watcher => (perspective === 'everyone' ? seat : perspective);
    return [
      ...seen(this.#match.setupEvents, watcherOf(0), 0),
      ...this.line
        .slice(0, at)
        .flatMap(({ seat, events }, index) => seen(events, watcherOf(seat), index + 1)),
    ];
  }

  watcherAt(moment: number, perspective: Perspective): Watcher {
    if (perspective !== 'everyone') return perspective;
    const next = this.line[moment] ?? this.line.at(-1);
    return next?.seat ?? 'public';
  }

  #stateAt(moment: number): T['State'] {
    const state = this.#states[moment];
    if (state === undefined) throw new RangeError(`there is no moment ${moment}`);
    return state;
  }

  #clamped(moment: number): number {
    return Math.max(0, Math.min(this.length, Math.trunc(moment)));
  }
}

/** The replay of a finished match, up to the first illegal move; undefined if its secret is missing. */
export function replayOf<T extends GameTypes>(
  game: Game<T>,
  file: MatchFile,
): Replay<T> | undefined {
  const chance = chanceOf(file.generator, file.secret);
  if (chance === undefined) return undefined;
  const turns = file.moves.flatMap((text) => readTurn(game, text) ?? []);
  return new Replay(game, { header: headerOf(file), chance }, turns);
}
