/** What is said around the guided first games. */
export interface LessonTexts {
  /** On the door of a house, before anybody here has learned the game. */
  readonly learn: string;
  readonly learnNote: string;
  readonly goOnLearning: string;
  readonly goOnNote: string;
  /** For those who have learned it, and in other places. */
  readonly firstGame: string;
  readonly guide: string;
  readonly next: string;
  readonly iKnow: string;
  readonly leave: string;
  readonly progress: (step: number, steps: number) => string;
  readonly watch: string;
  /** To a legal move the step does not ask for; with what it asks for. */
  readonly notNow: (say: string) => string;
  readonly endTitle: string;
  readonly playOn: string;
  readonly newGame: string;
  readonly again: string;
}
