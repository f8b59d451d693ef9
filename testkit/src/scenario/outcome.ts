import { type PositionProblem, type Problem, problemText } from '@richtfest/engine';

export interface ScenarioOutcome {
  readonly title: string;
  readonly game: string;
  /** The rules it tests. */
  readonly rules: readonly string[];
  readonly passed: boolean;
  /** One sentence: the step, the expected and the actual value. Set exactly if it failed. */
  readonly problem?: string;
  /** The problems of its position, to be put in the reader's language. */
  readonly positionProblems?: readonly PositionProblem[];
}

/**
 * An invalid scenario file, or one that names a game, rule, option or number of players that does
 * not exist. The message is for users.
 */
export class ScenarioFileError extends Error {
  readonly problems: readonly Problem[];
  /** Set if the game is unknown. */
  readonly unknownGame: string | undefined;

  constructor(problems: readonly Problem[], unknownGame?: string) {
    super(problems.map(problemText).join('; '));
    this.name = 'ScenarioFileError';
    this.problems = problems;
    this.unknownGame = unknownGame;
  }
}
