import type { ByLanguage, GameTypes, Json, JsonObject } from '@richtfest/engine';

/**
 * A guided first game as data: a match with fixed random values, and steps that explain something
 * or ask for a move. The game's rules apply; the lesson only restricts which moves are accepted.
 */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly options: JsonObject;
  /** The names of the other players. */
  readonly others: readonly string[];
  /** Selects the random values; chosen so that dice and cards fit the lesson. */
  readonly gameNumber: number;
  /** A start position other than the game's own. */
  readonly start?: Json;
  readonly steps: readonly Step<T>[];
  readonly texts: ByLanguage<Readonly<Record<string, StepText>>>;
  /** Selects the moves that the lesson needs from the other players. */
  readonly isWantedOfOthers?: StepTest<T>;
  /** The next part, in a match of its own. */
  readonly sequel?: Lesson<T>;
}

/** One step: an explanation and, with `fits`, exactly one move. */
export interface Step<T extends GameTypes = GameTypes> {
  /** The key of its texts. */
  readonly id: string;
  /** The rule it is about, cited against moves that don't fit. */
  readonly rule: string;
  /** What to look at or tap: the first selector that matches counts. */
  readonly point: readonly string[] | StepPoint<T>;
  /** Absent if the step only explains. */
  readonly fits?: StepTest<T>;
  /** Shown before the other players move; they wait until it is read. */
  readonly isMeanwhile?: true;
}

/** A method, so that a specific game's test is assignable where any game's test is expected. */
export type StepTest<T extends GameTypes> = {
  test(move: T['Move'], view: T['View']): boolean;
}['test'];

/** A pointer that depends on the view. */
type StepPoint<T extends GameTypes> = {
  pointIn(view: T['View']): readonly string[];
}['pointIn'];

export interface StepText {
  readonly say: string;
  /** The answer to a legal move that doesn't fit the step. */
  readonly other?: string;
}

/** A lesson and its sequels. */
export function lessonParts(lesson: Lesson): readonly Lesson[] {
  return [lesson, ...(lesson.sequel === undefined ? [] : lessonParts(lesson.sequel))];
}

/** The learner has the first seat. */
export const LEARNER = 0;

export function isDoing<T extends GameTypes>(
  step: Step<T>,
): step is Step<T> & { readonly fits: StepTest<T> } {
  return step.fits !== undefined;
}
