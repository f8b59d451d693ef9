import { type Scenario, type ScenarioQuestion, readScenarios } from '@richtfest/testkit';
import { siteGame } from '../games/index.ts';

/** A rules question with its answer, and the scenario that proves it. */
export interface WorkedQuestion extends ScenarioQuestion {
  readonly scenario: Scenario;
}

/** The worked questions of a game, in the order in which they are shown. */
export async function loadQuestions(game: string): Promise<readonly WorkedQuestion[]> {
  const file = await siteGame(game).loadQuestions?.();
  if (file === undefined) return [];
  return readScenarios(file).flatMap((scenario) =>
    scenario.question === undefined ? [] : [{ ...scenario.question, scenario }],
  );
}
