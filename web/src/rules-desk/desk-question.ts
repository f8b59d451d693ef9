import { UnknownRulesVersion, findGame } from '@richtfest/catalog';
import {
  type Game,
  type Json,
  type JsonObject,
  type Seat,
  SettingsError,
  check,
  checkedOptions,
  problemText,
  schema,
} from '@richtfest/engine';

/** A rules question: may this seat make this move in this position? */
export interface DeskQuestion {
  readonly game: string;
  /** Default: the newest rules. */
  readonly rulesVersion?: number;
  readonly players: number;
  /** Options of the table; the others have their defaults. */
  readonly options?: JsonObject;
  /** In the game's notation. */
  readonly position: Json;
  readonly seat: Seat;
  /** In the game's notation; undefined if no move has been tried yet. */
  readonly move?: string;
}

/** A question that can be answered: its game is loaded and its position is possible. */
export interface OpenQuestion {
  readonly question: DeskQuestion;
  readonly game: Game;
  /** Complete with defaults. */
  readonly options: JsonObject;
}

export type QuestionProblem =
  | { readonly is: 'damaged' }
  | { readonly is: 'unknown-game'; readonly game: string }
  | { readonly is: 'unknown-rules'; readonly rulesVersion: number }
  /** The position is impossible, or another field is wrong; each sentence names its place. */
  | { readonly is: 'impossible'; readonly sentences: readonly string[] };

const { anything, integer, object, record, string } = schema;

const questionSchema = object(
  { game: string(), players: integer(1, 8), position: anything, seat: integer(0, 7) },
  { rulesVersion: integer(1), options: record(anything), move: string() },
);

/** The question before a move was tried. */
export function withoutMove(question: DeskQuestion): DeskQuestion {
  const { move: _, ...rest } = question;
  return rest;
}

/** Checks an untrusted question. */
export async function openQuestion(
  value: unknown,
): Promise<OpenQuestion | { readonly problem: QuestionProblem }> {
  const problems = check(questionSchema, value);
  if (problems.length > 0) return impossible(problems.map(problemText));
  const question = value as DeskQuestion;
  const entry = findGame(question.game);
  if (entry === undefined) {
    return { problem: { is: 'unknown-game', game: question.game.slice(0, 40) } };
  }
  try {
    return openIn(await entry.load(question.rulesVersion), question);
  } catch (error) {
    if (!(error instanceof UnknownRulesVersion)) throw error;
    return { problem: { is: 'unknown-rules', rulesVersion: question.rulesVersion ?? 0 } };
  }
}

/** Checks a question about a game that is already loaded. */
export function openIn(
  game: Game,
  question: DeskQuestion,
): OpenQuestion | { readonly problem: QuestionProblem } {
  const { players, position, seat, move } = question;
  try {
    const options = checkedOptions(game, { players, options: question.options ?? {} });
    if (seat >= players) return impossible([`seat must be 0 to ${players - 1}, not ${seat}`]);
    const read = game.notation.readPosition(position, { players, options });
    if ('problems' in read) return impossible(read.problems.map(problemText));
    if (move !== undefined && game.notation.readMove(move) === undefined) {
      const help = game.notation.moveHelp.map((line) => `“${line}”`).join(', ');
      return impossible([`“${move}” can't be read as a move; moves are written ${help}`]);
    }
    return { question, game, options };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return impossible(error.problems.map(problemText));
  }
}

function impossible(sentences: readonly string[]): { readonly problem: QuestionProblem } {
  return { problem: { is: 'impossible', sentences } };
}
