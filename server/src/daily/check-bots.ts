import { randomInt } from 'node:crypto';
import { type BotMove, botMovesOf } from '@richtfest/bots';
import type { Match, PlayableGame } from '@richtfest/engine';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';
import { RequestError } from '../request-error.ts';
import { refusedResult } from './refused-result.ts';

export type AskBot = (question: BotQuestion) => Promise<BotAnswer>;

/**
 * How many moves of the bots are repeated. A level that searches costs up to a second per move, so
 * only a sample of its moves is checked.
 */
const CHECKED: Readonly<Record<string, number>> = { family: 100, club: 40, expert: 4 };

interface PlayedMatch {
  readonly match: Match;
  readonly game: PlayableGame;
  readonly secret: string;
  readonly level: string;
}

/** Repeats the bots' choices; throws if one of them differs (PR-49). */
export async function checkBots(played: PlayedMatch, ask: AskBot): Promise<void> {
  const { match, game, secret, level } = played;
  const moves = botMovesOf(match, secret);
  const unasked = moves.find(({ question }) => question === undefined);
  if (unasked !== undefined) throw wrongBot(game, unasked);
  const { rulesVersion } = game;
  for (const move of sampleOf(moves, CHECKED[level] ?? 0)) {
    const { question } = move;
    if (question === undefined) continue;
    const { bot, seat, observation, legal, seed } = question;
    const asked = { game: game.id, rulesVersion, bot, seat, observation, legal, seed };
    const answer = await ask(asked);
    if ('failed' in answer) {
      throw new RequestError(
        'server-fault',
        'The server could not check the bots’ moves just now. Please try again.',
      );
    }
    if (written(game, answer.move) !== written(game, move.move)) throw wrongBot(game, move);
  }
}

/** Elements in random order that nobody can foresee. */
function sampleOf<T>(all: readonly T[], most: number): T[] {
  const left = [...all];
  const sample: T[] = [];
  while (sample.length < most && left.length > 0) {
    sample.push(...left.splice(randomInt(left.length), 1));
  }
  return sample;
}

function wrongBot(game: PlayableGame, { seat, move }: BotMove): RequestError {
  return refusedResult(`the bot at seat ${seat} does not choose “${written(game, move)}” there`);
}

function written(game: PlayableGame, move: unknown): string {
  return game.notation.writeMove(move as BotMove['move']);
}
