import { userInfo } from 'node:os';
import { USUAL_LEVEL } from '@richtfest/bots';
import type { Game, MatchSeat } from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';
import { checkPlayers } from '../games.ts';
import { type Sitter, namesFor, readSitter } from '../seating.ts';

const FILLER: Sitter = { bot: USUAL_LEVEL };

interface SeatWishes {
  readonly seats: string | undefined;
  readonly players: number | undefined;
  /** What somebody is called who does not say. */
  readonly guest: string;
}

/** Who sits where: as wished, and bots on the seats nobody has spoken for. */
export function seatsFor(game: Game, { seats, players, guest }: SeatWishes): MatchSeat[] {
  const wished = seats === undefined ? [{}] : seats.split(',').map(readSitter);
  const count = players ?? Math.max(wished.length, game.players.min);
  checkPlayers(game, count);
  if (wished.length > count) {
    throw new UsageError(`--seats names ${wished.length} seats for ${count} players.`);
  }
  const sitters = Array.from({ length: count }, (_, seat): Sitter => wished[seat] ?? FILLER);
  const names = namesFor(sitters, ownName() ?? guest);
  return sitters.map(({ bot }, seat) => {
    const name = names[seat] ?? guest;
    return bot === undefined ? { name } : { name, bot };
  });
}

/** The name of the account, if it is a person's. */
function ownName(): string | undefined {
  try {
    const { username } = userInfo();
    if (username === 'root' || !/^[a-z]{2,20}$/i.test(username)) return undefined;
    return username.charAt(0).toUpperCase() + username.slice(1);
  } catch {
    return undefined;
  }
}
