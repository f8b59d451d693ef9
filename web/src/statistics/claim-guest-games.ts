import { LANGUAGES, distinctName } from '@richtfest/engine';
import { NAME_LENGTH } from '@richtfest/protocol';
import { frameTexts } from '../texts/index.ts';
import type { PlayedGame } from './chronicle.ts';

const GUESTS = new Set(LANGUAGES.map((language) => frameTexts[language].setUp.guest(1)));

/**
 * Counts as the owner's what one person played here without a name, or under the owner's name with
 * a number, because another player of that table was called the same.
 */
export function claimGuestGames(
  games: readonly PlayedGame[],
  owner: string,
): readonly PlayedGame[] {
  if (owner === '') return games;
  return games.map((game) => {
    const [mine, ...more] = game.seats.filter(({ isMine }) => isMine === true);
    if (mine === undefined || more.length > 0) return game;
    const others = game.seats.flatMap((seat) => (seat === mine ? [] : [seat.name]));
    const isOwner = GUESTS.has(mine.name) || mine.name === distinctName(owner, others, NAME_LENGTH);
    if (!isOwner || mine.name === owner) return game;
    const seats = game.seats.map((seat) => (seat === mine ? { ...seat, name: owner } : seat));
    return { ...game, seats };
  });
}
