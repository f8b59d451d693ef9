import type { Bot } from '@richtfest/bots';
import { type GameMove, randomFromText } from '@richtfest/engine';
import type { Table } from './table.ts';

/** A bot's random numbers depend only on the position in the game, so that it can be resumed. */
export function botChoice(bot: Bot, seat: number, { match, fingerprint }: Table): GameMove {
  const legal = match.game.legal(match.state, seat);
  const random = randomFromText(`${fingerprint}/${seat}/${match.line.length}`);
  if (bot.sees === 'nothing') return legal[bot.choose(legal.length, random)] as GameMove;
  const observation = match.observe(seat);
  return bot.choose({ game: match.game, seat, observation, legal, random });
}
