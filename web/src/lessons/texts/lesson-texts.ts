/** Texts of the lessons that all games share. */
export interface LessonTexts {
  /** On a house's card, before the lesson was taken on this device. */
  readonly learn: string;
  readonly learnNote: string;
  readonly goOnLearning: string;
  readonly goOnNote: string;
  /** After it was taken, and in other places. */
  readonly firstGame: string;
  readonly guide: string;
  readonly next: string;
  readonly iKnow: string;
  readonly leave: string;
  readonly progress: (step: number, steps: number) => string;
  readonly watch: string;
  /** The answer to a legal move that doesn't fit; takes what the step asks for. */
  readonly notNow: (say: string) => string;
  readonly endTitle: string;
  /** Opens the next part. */
  readonly sequel: string;
  readonly playOn: string;
  readonly newGame: string;
  readonly again: string;
}
