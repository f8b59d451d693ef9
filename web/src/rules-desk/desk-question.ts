import { UnknownRulesVersion, findGame } from '@richtfest/catalog';
import {
  type Game,
  type Json,
  type JsonObject,
  type PositionProblem,
  type Seat,
  OptionsError,
  check,
  checkedOptions,
  schema,
  seatProblem,
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
  /** The position is impossible, or another field is wrong. */
  | { readonly is: 'impossible'; readonly problems: readonly PositionProblem[] };

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

type Opened = OpenQuestion | { readonly problem: QuestionProblem };

/** Checks an untrusted question. */
export function openQuestion(value: unknown): Promise<Opened> {
  return openWith(value, openIn);
}

/** Checks an untrusted question whose position is to be changed, and may be impossible. */
export function openForSetUp(value: unknown): Promise<Opened> {
  return openWith(value, openTable);
}

async function openWith(
  value: unknown,
  open: (game: Game, question: DeskQuestion) => Opened,
): Promise<Opened> {
  const problems = check(questionSchema, value);
  if (problems.length > 0) return impossible(problems);
  const question = value as DeskQuestion;
  const entry = findGame(question.game);
  if (entry === undefined) {
    return { problem: { is: 'unknown-game', game: question.game.slice(0, 40) } };
  }
  try {
    return open(await entry.load(question.rulesVersion), question);
  } catch (error) {
    if (!(error instanceof UnknownRulesVersion)) throw error;
    return { problem: { is: 'unknown-rules', rulesVersion: question.rulesVersion ?? 0 } };
  }
}

/** Checks a question about a game that is already loaded. */
export function openIn(game: Game, question: DeskQuestion): Opened {
  const opened = openTable(game, question);
  if ('problem' in opened) return opened;
  const { players, position, move } = question;
  const read = game.notation.readPosition(position, { players, options: opened.options });
  if ('problems' in read) return impossible(read.problems);
  if (move !== undefined && game.notation.readMove(move) === undefined) {
    const help = game.notation.moveHelp.map((line) => `“${line}”`).join(', ');
    const message = `“${move}” can't be read as a move; moves are written ${help}`;
    return impossible([{ path: '', message, code: 'not-a-move', values: { help, actual: move } }]);
  }
  return opened;
}

/** Checks everything but whether the position is possible. */
function openTable(game: Game, question: DeskQuestion): Opened {
  const { players, position, seat } = question;
  try {
    const options = checkedOptions(game, { players, options: question.options ?? {} });
    const wrongSeat = seatProblem(seat, players);
    if (wrongSeat !== undefined) {
      const values = { most: players - 1, actual: seat };
      return impossible([{ path: 'seat', message: wrongSeat, code: 'no-such-seat', values }]);
    }
    const misfits = check(game.notation.positionSchema, position, 'position');
    return misfits.length > 0 ? impossible(misfits) : { question, game, options };
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return impossible(error.problems);
  }
}

function impossible(problems: readonly PositionProblem[]): { readonly problem: QuestionProblem } {
  return { problem: { is: 'impossible', problems } };
}
