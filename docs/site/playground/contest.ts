import { type Bot, type Decision, type SeeingBot, readAnswer, simulateGame } from '@richtfest/bots';
import {
  type GameTypes,
  type JsonObject,
  type PlayableGame,
  checkedOptions,
  winShares,
} from '@richtfest/engine';
import { BotProblem, runSafely } from './bot-code.ts';

export interface ContestOptions {
  readonly game: PlayableGame;
  readonly players: number;
  readonly bot: SeeingBot;
  /** Plays at all other seats. */
  readonly opponent: Bot;
  readonly seed: string;
  /** Called after every decision. */
  readonly onMove?: () => void;
}

/** A game of a contest. */
export interface PlayedGame {
  /** The seat of the reader's bot. */
  readonly seat: number;
  readonly options: JsonObject;
  readonly moves: readonly { readonly seat: number; readonly move: GameTypes['Move'] }[];
  /** Undefined if the bot failed. */
  readonly outcome?: Outcome;
  readonly problem?: BotProblem;
}

interface Outcome {
  /** The bot's share of the win: 1, less in a tie, 0. */
  readonly win: number;
  readonly score: number;
  /** The mean score of the opponents. */
  readonly others: number;
}

/** Plays one game; the bot changes its seat from game to game. */
export function playGame(contest: ContestOptions, number: number): PlayedGame {
  const { game, players, seed, onMove } = contest;
  const seat = number % players;
  const options = checkedOptions(game, { players });
  const bots = Array.from({ length: players }, (_, at) =>
    at === seat ? guarded(contest.bot) : contest.opponent,
  );
  const moves: { seat: number; move: GameTypes['Move'] }[] = [];
  const record = (mover: number, move: GameTypes['Move']) => {
    moves.push({ seat: mover, move });
    onMove?.();
  };
  try {
    const { result } = simulateGame(game, { players, options, bots, seed }, number, record);
    const scores = result.seats.map((each) => each.score);
    const score = scores[seat] ?? 0;
    const others = (scores.reduce((sum, each) => sum + each, 0) - score) / (players - 1);
    const win = winShares(result)[seat] ?? 0;
    return { seat, options, moves, outcome: { win, score, others } };
  } catch (error) {
    if (error instanceof BotProblem) return { seat, options, moves, problem: error };
    throw error;
  }
}

/** The bot with its answers checked: playouts trust theirs. */
function guarded(bot: SeeingBot): SeeingBot {
  return {
    name: 'your bot',
    sees: 'observation',
    choose<T extends GameTypes>(decision: Decision<T>): T['Move'] {
      const move = runSafely(() => bot.choose(decision));
      return decision.legal.includes(move) ? move : checkedMove(move, decision);
    },
  };
}

/** A copy of a legal move, or one that is legal but not listed. */
function checkedMove<T extends GameTypes>(move: unknown, decision: Decision<T>): T['Move'] {
  if (typeof move !== 'object' || move === null) {
    const problem = `Your bot returned ${String(move)}; it must return one of the moves in \`legal\`.`;
    throw new BotProblem(problem);
  }
  const read = readAnswer(JSON.stringify({ id: 0, move }), decision);
  if ('move' in read) return read.move;
  throw new BotProblem(`Your bot returned a move that can’t be played: ${read.problem}.`);
}
