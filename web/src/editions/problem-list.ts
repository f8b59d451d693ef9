import {
  type Game,
  type JsonObject,
  type Language,
  dataProblems,
  optionProblemText,
} from '@richtfest/engine';

/** What the game says about component data, in the player's language where it can be. */
export function problemList(game: Game, options: JsonObject, language: Language): string[] {
  return dataProblems(game, options).map((problem) =>
    optionProblemText(problem, game.texts[language], language),
  );
}
