import { catalog, findGame } from '@richtfest/catalog';
import {
  type EditionFile,
  type Game,
  type JsonObject,
  type Language,
  OptionsError,
  asSentence,
  checkedOptions,
  optionProblemText,
  problemText,
  readJson as readJsonText,
  suggestion,
} from '@richtfest/engine';
import { texts } from './command-line/flags.ts';
import { UsageError } from './command-line/usage-error.ts';
import { parseJson, readJson } from './files/read-json.ts';
import { cliTexts } from './texts/index.ts';

export const GAME_IDS: readonly string[] = catalog.map(({ id }) => id);

/** `--option`, read by `optionsFor`. */
export const optionFlag = texts(
  'KEY=VALUE',
  'an option of the game; VALUE is JSON or text, @FILE reads JSON',
);

/** The newest rules of a game; throws a `UsageError` if it does not exist. */
export async function gameNamed(id: string): Promise<Game> {
  const entry = findGame(id);
  if (entry === undefined) throw new UsageError(unknownGame(id));
  return entry.load();
}

export function unknownGame(id: string): string {
  const hint = suggestion(id, GAME_IDS) || ` Known games: ${GAME_IDS.join(', ')}.`;
  return `There is no game “${id}”.${hint}`;
}

export interface GivenOptions {
  /** `key=value` arguments. */
  readonly option?: readonly string[];
  /** A custom edition, which the arguments override. */
  readonly edition?: EditionFile | undefined;
  /** The language of what is wrong with them. */
  readonly language?: Language;
}

/** The complete options of a table. */
export function optionsFor(
  game: Game,
  players: number,
  { option = [], edition, language = 'en' }: GivenOptions,
): JsonObject {
  const options = { ...edition?.options, ...Object.fromEntries(option.map(readOption)) };
  try {
    return checkedOptions(game, { players, options });
  } catch (error) {
    if (error instanceof OptionsError) throw new UsageError(optionsError(game, error, language));
    throw error;
  }
}

export function checkPlayers(game: Game, players: number): void {
  const { min, max } = game.players;
  if (players >= min && players <= max) return;
  throw new UsageError(`${game.id} is for ${min} to ${max} players, not ${players}.`);
}

/** `key=value`: the value is JSON if it parses, otherwise text; `key=@file` reads a JSON file. */
function readOption(assignment: string): [string, JsonObject[string]] {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(assignment) ?? [];
  if (key === undefined || value === undefined) {
    throw new UsageError(`--option needs key=value, not “${assignment}”.`);
  }
  if (value.startsWith('@')) return [key, readJson(value.slice(1))];
  const looksLikeJson = /^[[{"]/.test(value);
  if (looksLikeJson) return [key, parseJson(value, `The value of option “${key}”`)];
  return [key, plainValue(value)];
}

function plainValue(value: string): JsonObject[string] {
  const read = readJsonText(value);
  return 'value' in read ? read.value : value;
}

function optionsError(game: Game, { problems }: OptionsError, language: Language): string {
  const [problem = { path: '', message: '' }, ...more] = problems;
  if (language !== 'en') {
    const said = optionProblemText(problem, game.texts[language], language);
    return cliTexts[language].edition.first(said, more.length);
  }
  const key = problem.path.replace(/^options\./, '');
  const [, hint] = /^is not an option of this game\.(.*)$/s.exec(problem.message) ?? [];
  const text =
    hint === undefined
      ? problemText({ path: `Option ${key}`, message: problem.message })
      : `${game.id} has no option “${key}”.${hint}`;
  const sentence = asSentence(text);
  return more.length === 0 ? sentence : `${sentence} (${more.length} more.)`;
}
