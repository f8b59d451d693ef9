import type { Chance, Stream } from './chance.ts';
import type { Random } from './generators.ts';
import type { Json, JsonObject } from './json.ts';
import type { OptionSpecs } from './options.ts';
import type { Picture, PictureStyle } from './picture.ts';
import type { Reason, TableReason } from './reasons.ts';
import type { Result, Tally } from './result.ts';
import type { Problem, Schema } from './schema.ts';
import type { Seat, SeatSet, Watcher } from './seats.ts';
import type { ByLanguage, Format, OptionText, RuleText, Sayings } from './texts.ts';

/** The types a game is made of. */
export interface GameTypes {
  State: object;
  Move: GameMove;
  Event: GameEvent;
  View: object;
  Memory: object;
  Reason: Reason;
  Options: object;
}

export interface GameMove {
  readonly verb: string;
}

export interface GameEvent {
  readonly type: string;
  /** Somebody was shown what was hidden before; no undo goes back beyond it. */
  readonly reveals?: true;
}

/** Hands in chance and is told what happens. In playouts nobody listens and nothing is built. */
export interface Dealer<Event = GameEvent> {
  readonly chance: Chance;
  readonly report: ((event: Event) => void) | undefined;
}

/** How many sit down, and what they have settled before the start. */
export interface TableSetup<Options = object> {
  readonly players: number;
  readonly options: Options;
}

/**
 * What one watcher knows: the view is what lies on the table for those eyes now; the memory is
 * what the seat lawfully witnessed and could have written down. Bots get this and never a state.
 */
export interface Observation<View = object, Memory = object> {
  readonly watcher: Watcher;
  readonly view: View;
  readonly memory: Memory | undefined;
}

/**
 * A game, as everything outside it sees it.
 *
 * The rules change the state they are handed, in place; whoever wants to keep the old one clones
 * it first. The same functions serve tables, servers, bots, reviews and simulations.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /**
   * Goes up by one with every change after which an old match would run differently, and with
   * every new option: match files list all options of their version.
   */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  /** What no single option's schema can say. Called with options that fit their schemas. */
  checkOptions(options: JsonObject, players: number): Problem[];
  /** The streams of chance; a stream's number is its position here. */
  readonly streams: readonly Stream[];
  /** Every rule, in order, with where it comes from. */
  readonly rules: readonly RuleSource[];
  readonly verbs: readonly string[];
  /** Verbs of which the list holds only some moves (offers and the like): the rest is checked. */
  readonly unlistedVerbs?: readonly string[];
  /** Some seats see what others must not: around one device a curtain falls between them. */
  readonly hasPrivateViews?: true;

  /** The position before the first decision: all chance up to it has been asked for. */
  setup(table: TableSetup<T['Options']>, dealer: Dealer<T['Event']>): T['State'];

  /**
   * A copy that shares nothing that ever changes. (What is settled before the start never
   * changes and may be shared.)
   */
  clone(state: T['State']): T['State'];

  /**
   * The seats that must choose before the game goes on: several when choices are simultaneous,
   * none exactly when the game is over. A seat with a single legal move still owes it.
   */
  owing(state: T['State']): SeatSet;

  /**
   * Everything an owing seat may choose: never empty for it, empty for all others; each move
   * once, in the order of the game's table of decisions and then by ascending parameters.
   * List and moves may be shared with other calls and must not be changed.
   */
  legal(state: T['State'], seat: Seat): readonly T['Move'][];

  /**
   * How many moves `legal` lists, and one of them by its position, without making the list. For
   * games with long lists: random play and simulations need no more.
   */
  legalCount?(state: T['State'], seat: Seat): number;
  legalAt?(state: T['State'], seat: Seat, index: number): T['Move'];

  /**
   * Moves a seat may make though nobody waits for them (a proposal, taking a secret choice
   * back). Random play and counts of decisions never use them.
   */
  optional(state: T['State'], seat: Seat): readonly T['Move'][];

  /**
   * The authority on a move: undefined, or why not. Accepts anything that came over a wire or
   * out of a file; what is no move of this game at all is refused like the rest.
   */
  refusal(state: T['State'], seat: Seat, move: unknown): T['Reason'] | TableReason | undefined;

  /** Carries out a move that `refusal` has nothing against, and all chance up to the next decision. */
  play(state: T['State'], seat: Seat, move: T['Move'], dealer: Dealer<T['Event']>): void;

  /** Allows every view of every watcher; published for bot authors. */
  readonly viewSchema: Schema;

  /** What a watcher sees, built up from nothing, never by deleting from the state. */
  view(state: T['State'], watcher: Watcher): T['View'];

  /** What this seat has witnessed and the view no longer shows. */
  memory(state: T['State'], seat: Seat): T['Memory'];

  /** An event as a watcher may see it by the rights of the present state; undefined: not at all. */
  eventFor(event: T['Event'], watcher: Watcher, state: T['State']): T['Event'] | undefined;

  /** A state that agrees with all that was observed; what was not observed is drawn by `random`. */
  determinize(observation: Observation<T['View'], T['Memory']>, random: Random): T['State'];

  /** The score so far, as if the game ended now. Only what a watcher may know goes into it. */
  standing(state: T['State'], watcher: Watcher): Tally[];

  /** Defined exactly when nobody owes a decision. */
  result(state: T['State']): Result | undefined;

  /**
   * How good the position is for a seat, roughly in points ahead of the others. It is all a bot
   * needs to play; what makes bots stronger is in `SearchHooks`.
   */
  evaluate(state: T['State'], seat: Seat): number;

  /** The move that stands for an owing seat whose time ran out. */
  timeoutMove(state: T['State'], seat: Seat): T['Move'];

  /**
   * Whether what this seat owes is only an answer in another's turn: a table may give it a short
   * clock, and for a seat that is busy `timeoutMove` answers at once.
   */
  isAnswer?(state: T['State'], seat: Seat): boolean;

  readonly notation: Notation<T>;
  readonly scoreSheet: ScoreSheet<T>;
  readonly texts: ByLanguage<GameTexts<T>>;

  /** The position in characters. */
  picture(view: T['View'], texts: GameTexts<T>, style: PictureStyle & { format: Format }): Picture;
}

/** `book`: stated there. `fact`: from reviews or other editions. `ruling`, `design`: ours. */
export type Source = 'book' | 'fact' | 'ruling' | 'design';

export interface RuleSource {
  readonly number: string;
  /** Where it stands in the rules; the heading is in the texts. */
  readonly chapter?: string;
  readonly sources: readonly Source[];
}

/** How people write moves and positions. Writing and reading are each other's inverse. */
export interface Notation<T extends GameTypes = GameTypes> {
  readonly moveSchema: Schema;
  /** One line for people to read off the move list. */
  readonly moveHelp: readonly string[];
  writeMove(move: T['Move']): string;
  readMove(text: string): T['Move'] | undefined;
  readonly positionSchema: Schema;
  writePosition(state: T['State']): Json;
  /** A position need not be complete: what it does not mention is as at the start. */
  readPosition(
    position: unknown,
    table: TableSetup<T['Options']>,
  ): { readonly state: T['State'] } | { readonly problems: readonly Problem[] };
}

/** Scores what lies on somebody's real table. */
export interface ScoreSheet<T extends GameTypes = GameTypes> {
  readonly schema: Schema;
  readonly example: Json;
  score(sheet: unknown): Scored<T['Reason']>;
}

export type Scored<R = Reason> =
  | { readonly result: Result; readonly names: readonly string[] }
  | { readonly problems: readonly Problem[] }
  | { readonly refused: R; readonly where: string };

export interface GameTexts<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly blurb: string;
  readonly rules: Readonly<Record<string, RuleText>>;
  /** Headings of the rules, by `RuleSource.chapter`. */
  readonly chapters?: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly parts: Readonly<Record<string, string>>;
  /** What decides between equal points, in the order of `FinalTally.tieBreaks`; absent where nothing does. */
  readonly tieBreaks?: readonly string[];
  readonly moves: Sayings<T['Move'], 'verb'>;
  readonly events: Sayings<T['Event'], 'type'>;
  readonly reasons: Sayings<T['Reason'], 'code'>;
  /** What is to be done now, and by whom. */
  prompt(view: T['View'], format: Format): string;
}
