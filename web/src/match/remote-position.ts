import {
  type Game,
  type GameTypes,
  type MatchHeader,
  type Observation,
  type Watcher,
  randomFromText,
} from '@richtfest/engine';
import {
  type MatchChange,
  type MatchUpdate,
  type ServerMessage,
  completeChange,
} from '@richtfest/protocol';
import type { MatchSnapshot } from './match-client.ts';
import type { Past } from './past.ts';
import { RemoteLine } from './remote-line.ts';
import { RemotePast } from './remote-past.ts';

export type MatchWelcome = NonNullable<Extract<ServerMessage, { type: 'welcome' }>['match']>;

/** The public part of a snapshot. */
export type PublicSnapshot<T extends GameTypes> = Pick<MatchSnapshot<T>, PublicField>;
type PublicField = 'view' | 'events' | 'standing';

interface PositionOptions {
  readonly watcher: Watcher;
  /** Asks for the whole match and what came after this version; the answer is a welcome. */
  refresh(since: number): void;
}

/** One watcher's knowledge of a match on a server: the latest update and everything before it. */
export class RemotePosition<T extends GameTypes = GameTypes> {
  readonly line = new RemoteLine();
  readonly #game: Game<T>;
  readonly #options: PositionOptions;
  readonly #past = new RemotePast<T>();
  #header: MatchHeader;
  #update: MatchUpdate;
  #state: T['State'];
  /** The whole match was asked for and has not arrived. */
  #isRefreshing = false;

  constructor(game: Game<T>, welcome: MatchWelcome, options: PositionOptions) {
    this.#game = game;
    this.#options = options;
    this.#header = welcome.header;
    this.#update = welcome;
    this.line.take(welcome.entries, undefined);
    this.#state = this.#determinize();
    this.#remember();
  }

  get header(): MatchHeader {
    return this.#header;
  }

  get version(): number {
    return this.#update.version;
  }

  get update(): MatchUpdate {
    return this.#update;
  }

  /** A state consistent with all this watcher knows: legal moves and reasons are the same in it. */
  get state(): T['State'] {
    return this.#state;
  }

  get observation(): Observation<T['View'], T['Memory']> {
    const { view, memory } = this.#update;
    return { watcher: this.#options.watcher, view, memory };
  }

  /** What a watcher without a seat sees now. */
  get publicSnapshot(): PublicSnapshot<T> {
    const game = this.#game;
    const all = this.line.events as T['Event'][];
    return {
      view: game.view(this.#state, 'public'),
      events: all.flatMap((event) => game.eventFor(event, 'public', this.#state) ?? []),
      standing: game.standing(this.#state, 'public'),
    };
  }

  lookBack(snapshot: MatchSnapshot<T>): Past<T> {
    return this.#past.open(snapshot);
  }

  welcome(match: MatchWelcome): void {
    this.#header = match.header;
    this.#isRefreshing = false;
    this.#apply(match, match.since);
  }

  /** Returns the complete update if it is new. */
  receive(message: MatchUpdate | MatchChange): MatchUpdate | undefined {
    const { version } = this;
    // An update may repeat what the welcome contained.
    if (message.version <= version) return undefined;
    const update = 'view' in message ? message : completeChange(this.#update, message);
    // A change of a view that is not known here is not guessed.
    if (update === undefined) this.#refresh();
    else this.#apply(update, version);
    return update;
  }

  #refresh(): void {
    if (this.#isRefreshing) return;
    this.#isRefreshing = true;
    this.#options.refresh(this.version);
  }

  #apply(update: MatchUpdate, since: number | undefined): void {
    this.#update = update;
    this.line.take(update.entries, since);
    this.#state = this.#determinize();
    this.#remember();
  }

  #remember(): void {
    const { view, owing, standing, result } = this.#update;
    const { events } = this.line;
    const isPrivate = this.#game.hasPrivateViews === true;
    const watcher = isPrivate ? 'public' : this.#options.watcher;
    const seen = isPrivate ? this.#game.view(this.#state, 'public') : view;
    this.#past.add({ view: seen, watcher, events, owing, standing, result });
  }

  #determinize(): T['State'] {
    return this.#game.determinize(this.observation, randomFromText('imagined'));
  }
}
