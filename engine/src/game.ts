import type { Chance, Outcome, Stream } from './chance.ts';
import type { Random } from './generators.ts';
import type { Json, JsonObject } from './json.ts';
import type { OptionSpecs } from './options.ts';
import type { Picture, PictureStyle } from './picture.ts';
import type { PositionProblem } from './position-problems.ts';
import type { Reason, TableReason } from './reasons.ts';
import type { Result, Tally } from './result.ts';
import type { Problem, Schema } from './schema.ts';
import type { Seat, SeatSet, Watcher } from './seats.ts';
import type { ByLanguage, Format, OptionText, RuleText, Sayings, SeatFormat } from './texts.ts';

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
  /** The event shows hidden information to a watcher, so no undo reaches back before it. */
  readonly reveals?: true;
}

/** Supplies chance and receives events. Playouts receive none, so none are built. */
export interface Dealer<Event = GameEvent> {
  readonly chance: Chance;
  readonly report: ((event: Event) => void) | undefined;
}

/** The number of players and the options of a match. */
export interface TableSetup<Options = object> {
  readonly players: number;
  readonly options: Options;
}

/**
 * What one watcher knows: the view is what the watcher sees now; the memory is what the seat saw
 * earlier and could have written down. Bots get this and never a state.
 */
export interface Observation<View = object, Memory = object> {
  readonly watcher: Watcher;
  readonly view: View;
  readonly memory: Memory | undefined;
}

/**
 * A game, as everything outside it sees it.
 *
 * The rules change the given state in place; clone it first to keep the old one. The same functions serve tables, servers, bots, reviews and simulations.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /**
   * Incremented with every change that makes an old match run differently, and with every new
   * option, because match files list all options of their version.
   */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  /** Checks that span several options. Called with options that fit their schemas. */
  checkOptions(options: JsonObject, players: number): Problem[];
  /** The streams of chance; a stream's number is its position here. */
  readonly streams: readonly Stream[];
  /** Every rule with its source, in order. */
  readonly rules: readonly RuleSource[];
  readonly verbs: readonly string[];
  /**
   * Verbs of which `legal` lists only some moves, such as offers; `refusal` decides about the rest.
   */
  readonly unlistedVerbs?: readonly string[];
  /** Seats have secrets from each other, so a shared device needs a curtain. */
  readonly hasPrivateViews?: true;

  /** The position at the first decision, with all chance before it resolved. */
  setup(table: TableSetup<T['Options']>, dealer: Dealer<T['Event']>): T['State'];

  /** A copy that shares nothing mutable. Options never change and may be shared. */
  clone(state: T['State']): T['State'];

  /**
   * The seats that must choose before the game continues: several when choices are simultaneous,
   * none exactly when the game is over. A seat with a single legal move still owes it.
   */
  owing(state: T['State']): SeatSet;

  /**
   * The moves of an owing seat; empty for all other seats. Each move occurs once, in the order of
   * the game's table of decisions, then by ascending parameters. The list and its moves may be
   * shared between calls and must not be changed.
   */
  legal(state: T['State'], seat: Seat): readonly T['Move'][];

  /**
   * The length of `legal`, and one of its moves by position, without building the list. Speeds up
   * random play and simulations of games with long lists.
   */
  legalCount?(state: T['State'], seat: Seat): number;
  legalAt?(state: T['State'], seat: Seat, index: number): T['Move'];

  /**
   * Moves that are allowed but not owed (a proposal, taking a secret choice back). Random play and
   * decision counts ignore them.
   */
  optional(state: T['State'], seat: Seat): readonly T['Move'][];

  /**
   * Why a move is not allowed; undefined if it is. Accepts any value, so moves from the network or
   * from files need no check before.
   */
  refusal(state: T['State'], seat: Seat, move: unknown): T['Reason'] | TableReason | undefined;

  /** Carries out a move that is not refused, and all chance up to the next decision. */
  play(state: T['State'], seat: Seat, move: T['Move'], dealer: Dealer<T['Event']>): void;

  /** Fits every view of every watcher; published for bot authors. */
  readonly viewSchema: Schema;

  /**
   * What a watcher sees, built from scratch and never by deleting from the state. It shares nothing
   * with the state that a move changes, and neither do `memory` and `standing`: callers keep them.
   */
  view(state: T['State'], watcher: Watcher): T['View'];

  /** What this seat saw earlier and the view no longer shows. */
  memory(state: T['State'], seat: Seat): T['Memory'];

  /** An event as a watcher may see it in the current state; undefined if hidden. */
  eventFor(event: T['Event'], watcher: Watcher, state: T['State']): T['Event'] | undefined;

  /** Samples a state that agrees with the observation. */
  determinize(observation: Observation<T['View'], T['Memory']>, random: Random): T['State'];

  /** The score if the game ended now, computed from what the watcher may know. */
  standing(state: T['State'], watcher: Watcher): Tally[];

  /** Defined exactly when nobody owes a decision. */
  result(state: T['State']): Result | undefined;

  /**
   * The value of the position for a seat, roughly in points ahead of the others. Bots need nothing
   * else to play; `SearchHooks` make them stronger.
   */
  evaluate(state: T['State'], seat: Seat): number;

  /** The move played for an owing seat whose time ran out. */
  timeoutMove(state: T['State'], seat: Seat): T['Move'];

  /**
   * Whether the seat owes only an answer in another player's turn. A table may give it a short
   * clock, and `timeoutMove` answers at once for a seat that does not want to be disturbed.
   */
  isAnswer?(state: T['State'], seat: Seat): boolean;

  /**
   * In a game with private views: whether everybody may watch the decisions owed now, because they
   * need nothing that is hidden. People who share a device then make them without a curtain.
   */
  isOpenDecision?(view: T['View']): boolean;

  /** The draws that only some seats see, if there are any: a box match asks for them later. */
  readonly hiddenDraws?: HiddenDraws<T>;

  readonly notation: Notation<T>;
  readonly scoreSheet: ScoreSheet<T>;
  readonly texts: ByLanguage<GameTexts<T>>;

  /** The position drawn in characters. */
  picture(
    view: T['View'],
    texts: GameTexts<T>,
    style: PictureStyle & { format: SeatFormat },
  ): Picture;
}

/** The stream that deals hidden hands, for matches whose chance is entered by hand. */
export interface HiddenDraws<T extends GameTypes = GameTypes> {
  readonly stream: number;
  /** Everything the stream can deal, each once. */
  readonly outcomes: readonly Outcome[];
  /** The indexes of the draws that this seat has seen by now. */
  seenBy(state: T['State'], seat: Seat): readonly number[];
  /** The outcome that a move shows to everyone, and the draws it can come from. */
  shownBy(
    state: T['State'],
    seat: Seat,
    move: T['Move'],
  ): { readonly outcome: Outcome; readonly indexes: readonly number[] } | undefined;
  /** The secret move that shows an outcome later. */
  moveShowing(outcome: Outcome): T['Move'];
}

/** `book`: stated there. `fact`: from reviews or other editions. `ruling`, `design`: ours. */
export type Source = 'book' | 'fact' | 'ruling' | 'design';

export interface RuleSource {
  readonly number: string;
  /** The chapter of the rules; its heading is in the texts. */
  readonly chapter?: string;
  readonly sources: readonly Source[];
}

/** Text notation of moves and positions. Writing and reading are inverses. */
export interface Notation<T extends GameTypes = GameTypes> {
  readonly moveSchema: Schema;
  /** Help on writing moves, one line each. */
  readonly moveHelp: readonly string[];
  writeMove(move: T['Move']): string;
  readMove(text: string): T['Move'] | undefined;
  readonly positionSchema: Schema;
  writePosition(state: T['State']): Json;
  /** A position may be incomplete: missing fields have their values at the start. */
  readPosition(
    position: unknown,
    table: TableSetup<T['Options']>,
  ): { readonly state: T['State'] } | { readonly problems: readonly PositionProblem[] };
}

/** Scores a physical game from its components on the table. */
export interface ScoreSheet<T extends GameTypes = GameTypes> {
  readonly schema: Schema;
  readonly example: Json;
  /** Scores a table that follows the rules; any other is refused. */
  score(sheet: unknown): Scored<T['Reason']>;
  /** Scores any table, and lists all rules it breaks. */
  assess(sheet: unknown): Assessed<T['Reason']>;
}

export type Scored<R = Reason> =
  | { readonly result: Result; readonly names: readonly string[] }
  | { readonly problems: readonly Problem[] }
  | Breach<R>;

export type Assessed<R = Reason> =
  | { readonly problems: readonly Problem[] }
  | {
      readonly result: Result;
      readonly names: readonly string[];
      readonly breaches: readonly Breach<R>[];
    };

/** A rule that a score sheet breaks, and the path of the part that breaks it. */
export interface Breach<R = Reason> {
  readonly refused: R;
  readonly where: string;
}

export interface GameTexts<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly blurb: string;
  readonly rules: Readonly<Record<string, RuleText>>;
  /** Headings of the rules, by `RuleSource.chapter`. */
  readonly chapters?: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly parts: Readonly<Record<string, string>>;
  /** Names of the tie-breaks, in the order of `FinalTally.tieBreaks`; absent if there are none. */
  readonly tieBreaks?: readonly string[];
  readonly moves: Sayings<T['Move'], 'verb'>;
  readonly events: Sayings<T['Event'], 'type'>;
  readonly reasons: Sayings<T['Reason'], 'code'>;
  /** Which seats must do what now. */
  prompt(view: T['View'], format: Format): string;
  /** How far the match has come, inside a sentence: `round 7`; absent if the game has no rounds. */
  when?(view: T['View']): string;
}
