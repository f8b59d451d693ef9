import { type Problem, problemText } from '@richtfest/engine';

/** What came of one scenario. */
export interface ScenarioOutcome {
  readonly title: string;
  readonly game: string;
  /** The rules it says it proves. */
  readonly rules: readonly string[];
  readonly passed: boolean;
  /** One sentence: which step, what should have been, what was. There exactly if it failed. */
  readonly problem?: string;
}

/**
 * A file that is no scenario file (or names a game, rule, option or number of players that
 * does not exist), with everything that is wrong with it. The message is fit to be shown.
 */
export class ScenarioFileError extends Error {
  readonly problems: readonly Problem[];
  /** Set if the trouble is that nobody knows this game. */
  readonly unknownGame: string | undefined;

  constructor(problems: readonly Problem[], unknownGame?: string) {
    super(problems.map(problemText).join('; '));
    this.name = 'ScenarioFileError';
    this.problems = problems;
    this.unknownGame = unknownGame;
  }
}
