import { userInfo } from 'node:os';
import { USUAL_LEVEL } from '@richtfest/bots';
import { type Game, type MatchSeat, capitalize } from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';
import { checkPlayers } from '../games.ts';
import { type SeatSpec, namesFor, readSeatSpec } from '../seating.ts';

const FILLER: SeatSpec = { bot: USUAL_LEVEL };

interface SeatOptions {
  readonly seats: string | undefined;
  readonly players: number | undefined;
  /** The name of a person without one. */
  readonly guest: string;
}

/** The seats as listed in `--seats`; bots take the others. */
export function seatsFor(game: Game, { seats, players, guest }: SeatOptions): MatchSeat[] {
  const listed = seats === undefined ? [{}] : seats.split(',').map(readSeatSpec);
  const count = players ?? Math.max(listed.length, game.players.min);
  checkPlayers(game, count);
  if (listed.length > count) {
    throw new UsageError(`--seats names ${listed.length} seats for ${count} players.`);
  }
  const specs = Array.from({ length: count }, (_, seat): SeatSpec => listed[seat] ?? FILLER);
  const names = namesFor(specs, ownName() ?? guest);
  return specs.map(({ bot }, seat) => {
    const name = names[seat] ?? guest;
    return bot === undefined ? { name } : { name, bot };
  });
}

/** The user name, if it looks like a person's name. */
function ownName(): string | undefined {
  try {
    const { username } = userInfo();
    if (username === 'root' || !/^[a-z]{2,20}$/i.test(username)) return undefined;
    return capitalize(username);
  } catch {
    return undefined;
  }
}
