import {
  type Chance,
  type Game,
  type GameTypes,
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

/** Whose eyes look: one seat's, the public's, or at every moment those of whoever moves next. */
export type Eye = Watcher | 'everyone';

/** What there is to see after so many moves. */
export interface Look<T extends GameTypes> {
  readonly watcher: Watcher;
  readonly view: T['View'];
  /** Everything up to then, as it was seen then. */
  readonly events: readonly T['Event'][];
  /** How many of them were there before the latest move. */
  readonly eventsBefore: number;
  readonly owing: readonly Seat[];
  readonly standing: readonly Tally[];
  readonly result: Result | undefined;
}

/** A line of the log, and the moment it leads to. */
export interface StoryLine<T extends GameTypes> {
  readonly event: T['Event'];
  readonly moment: number;
}

/** A match move by move: moment 0 is before the first move. */
export class Story<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly header: MatchHeader;
  readonly #match: Match<T>;
  readonly #states: T['State'][];

  /** Plays moves again that were played by these rules and with this luck. */
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

  /** How many moves there are. */
  get length(): number {
    return this.#states.length - 1;
  }

  get line(): readonly Step<T>[] {
    return this.#match.line;
  }

  look(moment: number, eye: Eye): Look<T> {
    const at = this.#clamped(moment);
    const state = this.#stateAt(at);
    const watcher = this.watcherAt(at, eye);
    const lines = this.lines(at, eye);
    const latest = lines.filter((line) => line.moment === at && at > 0).length;
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

  /** The log up to a moment, as this eye knew it then. Everyone's tells each move as its own seat saw it. */
  lines(moment: number, eye: Eye): StoryLine<T>[] {
    const at = this.#clamped(moment);
    const state = this.#stateAt(at);
    const seen = (events: readonly T['Event'][], watcher: Watcher, when: number) =>
      events.flatMap((event) => {
        const shown = this.game.eventFor(event, watcher, state);
        return shown === undefined ? [] : [{ event: shown, moment: when }];
      });
    const eyes = (seat: Seat): Watcher => (eye === 'everyone' ? seat : eye);
    return [
      ...seen(this.#match.setupEvents, eyes(0), 0),
      ...this.line
        .slice(0, at)
        .flatMap(({ seat, events }, index) => seen(events, eyes(seat), index + 1)),
    ];
  }

  /** Everyone's eyes are, at every moment, those of the seat that moves next. */
  watcherAt(moment: number, eye: Eye): Watcher {
    if (eye !== 'everyone') return eye;
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

/** The story of a finished match, as far as its moves hold; undefined without its luck. */
export function storyOf<T extends GameTypes>(game: Game<T>, file: MatchFile): Story<T> | undefined {
  const chance = chanceOf(file.generator, file.secret);
  if (chance === undefined) return undefined;
  const turns = file.moves.flatMap((text) => readTurn(game, text) ?? []);
  return new Story(game, { header: headerOf(file), chance }, turns);
}
