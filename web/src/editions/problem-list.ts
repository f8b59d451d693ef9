import {
  type Game,
  type JsonObject,
  type Language,
  type Problem,
  dataProblems,
  problemText,
} from '@richtfest/engine';

/** What the game says about component data, in the player's language where it can be. */
export function problemList(game: Game, options: JsonObject, language: Language): string[] {
  return dataProblems(game, options).map((problem) => sentenceOf(game, problem, language));
}

function sentenceOf(game: Game, problem: Problem, language: Language): string {
  const { path, code, values = {} } = problem;
  const [, option = ''] = /^options\.([^.[]+)/.exec(path) ?? [];
  const { name = option, problems } = game.texts[language].options[option] ?? {};
  const say = code === undefined ? undefined : problems?.[code];
  return say === undefined ? problemText(problem) : `${name}: ${say(values)}`;
}
