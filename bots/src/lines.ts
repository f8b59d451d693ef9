import {
  type GameMove,
  type GameTypes,
  type Observation,
  check,
  jsonProblemText,
  problemText,
  readJson,
  schema,
} from '@richtfest/engine';
import type { Decision } from './bot.ts';

/** Incremented with every change that affects programs. */
export const BOT_PROTOCOL = 1;

/** A question to a bot in another program: one line of JSON (docs/bot-api.md). */
export interface Question {
  readonly protocol: typeof BOT_PROTOCOL;
  readonly type: 'decide';
  readonly id: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seat: number;
  readonly observation: Observation;
  readonly legal: readonly LegalMove[];
  readonly budget: { readonly ms: number };
  /** A seed: the same text should lead to the same decision. */
  readonly random: string;
}

interface LegalMove {
  readonly move: GameMove;
  /** The same move in the game's notation. */
  readonly text: string;
}

/** A move by its position in `legal`, in notation, or as an object. */
export interface Answer {
  readonly id: number;
  readonly move: number | string | GameMove;
}

export const questionSchema = schema.object({
  protocol: schema.described(schema.oneOf(BOT_PROTOCOL), 'the version of these lines'),
  type: schema.oneOf('decide'),
  id: schema.described(schema.integer(0), 'to be repeated in the answer'),
  game: schema.string(),
  rulesVersion: schema.integer(1),
  seat: schema.described(schema.integer(0), 'for whom to decide'),
  observation: schema.described(
    { type: 'object' },
    'what this seat knows: `watcher`, `view` (what lies on the table for its eyes) and `memory` (what it saw and the table no longer shows)',
  ),
  legal: schema.described(
    schema.array(schema.object({ move: { type: 'object' }, text: schema.string() }), {
      minItems: 1,
    }),
    'every listed move, as an object and in notation',
  ),
  budget: schema.object({
    ms: schema.described(schema.number, 'milliseconds after which a legal move is played instead'),
  }),
  random: schema.described(schema.string(), 'the same text is to lead to the same decision'),
});

export const answerSchema = schema.object({
  id: schema.described(schema.integer(0), 'of the question'),
  move: schema.described(
    schema.anyOf(schema.integer(0), schema.string(), { type: 'object' }),
    'the position in `legal` (from 0), a move in notation, or a move as an object',
  ),
});

export function questionOf<T extends GameTypes>(
  { game, seat, observation, legal, random }: Decision<T>,
  { id, ms }: { readonly id: number; readonly ms: number },
): Question {
  return {
    protocol: BOT_PROTOCOL,
    type: 'decide',
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seat,
    observation,
    legal: legal.map((move) => ({ move, text: game.notation.writeMove(move) })),
    budget: { ms },
    random: random.word().toString(16).padStart(8, '0'),
  };
}

/** The move of an answer, or the problem with it. */
export function readAnswer<T extends GameTypes>(
  line: string,
  decision: Decision<T>,
): { readonly move: T['Move'] } | { readonly problem: string } {
  const read = readJson(line);
  if ('problem' in read) return { problem: `“${clip(line)}” ${jsonProblemText(read.problem)}` };
  const answer = read.value;
  const [problem] = check(answerSchema, answer);
  if (problem !== undefined) return { problem: `in “${clip(line)}” ${problemText(problem)}` };
  const { move } = answer as unknown as Answer;
  return typeof move === 'number' ? byPosition(move, decision) : byName(move, decision);
}

function byPosition<T extends GameTypes>(at: number, { legal }: Decision<T>) {
  const move = legal[at];
  if (move !== undefined) return { move };
  return { problem: `there is no legal move ${at}; they are numbered 0 to ${legal.length - 1}` };
}

/** Also accepts moves that are not listed; a seat's own knowledge is enough to check them. */
function byName<T extends GameTypes>(
  named: string | GameMove,
  { game, seat, observation, random }: Decision<T>,
): { readonly move: T['Move'] } | { readonly problem: string } {
  const move = typeof named === 'string' ? game.notation.readMove(named) : named;
  const text = typeof named === 'string' ? named : JSON.stringify(named);
  if (move === undefined) return { problem: `“${clip(text)}” is not a move of ${game.id}` };
  const refused = game.refusal(game.determinize(observation, random), seat, move);
  if (refused === undefined) return { move };
  return { problem: `“${clip(text)}” is refused (${refused.rule}, ${refused.code})` };
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Reads a question from a line, or returns the problem with it. */
export function readQuestion(
  line: string,
): { readonly question: Question } | { readonly problem: string } {
  const read = readJson(line);
  if ('problem' in read) return { problem: `“${clip(line)}” ${jsonProblemText(read.problem)}` };
  const [problem] = check(questionSchema, read.value);
  if (problem !== undefined) return { problem: problemText(problem) };
  return { question: read.value as unknown as Question };
}
