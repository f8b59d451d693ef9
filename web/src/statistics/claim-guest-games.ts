import { LANGUAGES } from '@richtfest/engine';
import { frameTexts } from '../texts/index.ts';
import type { PlayedGame } from './chronicle.ts';

const GUESTS = new Set(LANGUAGES.map((language) => frameTexts[language].setUp.guest(1)));

/** Counts matches that one person played here without a name as the owner's. */
export function claimGuestGames(
  games: readonly PlayedGame[],
  owner: string,
): readonly PlayedGame[] {
  if (owner === '') return games;
  return games.map((game) => {
    const mine = game.seats.filter(({ isMine }) => isMine === true);
    if (mine.length !== 1 || !GUESTS.has(mine[0]?.name ?? '')) return game;
    const seats = game.seats.map((seat) => (seat === mine[0] ? { ...seat, name: owner } : seat));
    return { ...game, seats };
  });
}
