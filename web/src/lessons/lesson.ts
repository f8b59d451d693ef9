import type { ByLanguage, GameTypes, Json, JsonObject } from '@richtfest/engine';

/**
 * A guided first game as data: a table with settled luck, and one thing after the other to be told
 * or done at it. The rules are the game's own; the lesson only asks for one kind of move at a time.
 */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly options: JsonObject;
  /** Those who sit at the other seats. */
  readonly others: readonly string[];
  /** The number of the luck: found by trying, so that the dice tell what is to be learned. */
  readonly luck: number;
  /** A position to begin at instead of the game's own. */
  readonly start?: Json;
  readonly steps: readonly Step<T>[];
  readonly texts: ByLanguage<Readonly<Record<string, StepText>>>;
  /** What the others do where the lesson needs it: the first of their moves that is wanted. */
  readonly isWantedOfOthers?: StepTest<T>;
}

/** One thing: told, and done where `fits` says what. Each step is done with exactly one move. */
export interface Step<T extends GameTypes = GameTypes> {
  /** Of its texts. */
  readonly id: string;
  /** What it is about; a move that does not fit is answered with it. */
  readonly rule: string;
  /** What to look at or to touch: the first selector that finds something on the table. */
  readonly point: readonly string[] | StepPoint<T>;
  /** Absent: it is only told. */
  readonly fits?: StepTest<T>;
  /** It is told while the others move, too. */
  readonly isMeanwhile?: true;
}

/** Declared as a method, so that a game's own test fits where any game's is expected. */
export type StepTest<T extends GameTypes> = {
  test(move: T['Move'], view: T['View']): boolean;
}['test'];

/** Where it depends on what lies there. */
type StepPoint<T extends GameTypes> = {
  pointIn(view: T['View']): readonly string[];
}['pointIn'];

export interface StepText {
  readonly say: string;
  /** Said to a legal move that is not what the step is about. */
  readonly other?: string;
}

/** The person who learns sits first. */
export const LEARNER = 0;

export function isDoing<T extends GameTypes>(
  step: Step<T>,
): step is Step<T> & { readonly fits: StepTest<T> } {
  return step.fits !== undefined;
}
