import { randomFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { LEVELS, type SeeingBot, botNamed, greedy } from '../src/index.ts';
import { GAMES, askedSeat, matchAfter } from './tables.ts';

const MOVES = [0, 4, 9, 15, 22];

/** Moves a bot chooses in positions of a game that has no measured levels. */
function choices(bot: SeeingBot, known: (typeof GAMES)[number]): unknown[] {
  const game = { ...known, bots: { search: known.bots?.search ?? {} } };
  return MOVES.flatMap((moves) => {
    const match = matchAfter(game, moves);
    const seat = askedSeat(match);
    if (seat === undefined) return [];
    const { state } = match;
    return bot.choose({
      game,
      seat,
      legal: game.legal(state, seat),
      observation: match.observe(seat),
      random: randomFromText(`choice ${moves}`),
    });
  });
}

test.each(GAMES)('without settings for its game every level plays like greedy: $id', (game) => {
  const expected = choices(greedy, game);
  for (const level of LEVELS) {
    const bot = botNamed(level, { now: () => 0 }) as SeeingBot;
    expect({ level, moves: choices(bot, game) }).toEqual({ level, moves: expected });
  }
});
