import type { Seat } from '@richtfest/engine';
import type { PlayedGame, PlayedSeat } from '../statistics/chronicle.ts';

/** A finished house of a person of this device or account. */
export interface MyHouse {
  /** Unique in the street; the end of its address. */
  readonly key: string;
  readonly match: PlayedGame;
  readonly seat: Seat;
  readonly owner: PlayedSeat;
}

/** All houses of these people, latest first; of one person if a name is given. */
export function housesIn(games: readonly PlayedGame[], name?: string): MyHouse[] {
  return games.flatMap((match) =>
    match.seats.flatMap((owner, seat) => {
      const isShown = owner.isMine === true && (name === undefined || owner.name === name);
      return isShown ? [{ key: `${match.id}/${seat}`, match, seat, owner }] : [];
    }),
  );
}

/** The path of a house's own page. */
export function housePath({ key }: MyHouse): string {
  return `/street/${key}`;
}
