import { type Game, type Match, type MatchSeat, committedGenerator } from '@richtfest/engine';
import { type SavedMatch, restore } from '../../../src/match/saved-match.ts';
import { startMatch } from '../../../src/match/start-match.ts';

const SEATS: readonly MatchSeat[] = [
  { name: 'Anna' },
  { name: 'Ida', bot: 'family' },
  { name: 'Bruno', bot: 'club' },
];

/**
 * A new match of Anna against bots, by default the fewest, with the first secret that fits:
 * deterministic.
 */
export function freshMatch(
  game: Game,
  isWanted: (match: Match) => boolean = () => true,
  { players = Math.max(2, game.players.min), firstSeat = 0 } = {},
): SavedMatch {
  const seats = SEATS.slice(0, players);
  const plan = { seats, options: { firstSeat } };
  const { header, ...rest } = startMatch(game, plan, Date.now());
  const nonces = seats.map((_, seat) => String(seat).padStart(32, '0'));
  for (let number = 0; number < 100; number++) {
    const secret = number.toString(16).padStart(64, '0');
    const generator = committedGenerator(secret, nonces);
    const saved = { ...rest, secret, header: { ...header, generator } };
    if (isWanted(restore(game, saved))) return saved;
  }
  throw new Error(`no game of ${game.id} starts like that`);
}
