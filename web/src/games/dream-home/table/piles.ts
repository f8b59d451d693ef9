import {
  COLOURS,
  type Move,
  ROOMS,
  type Roof,
  type RoomCard,
  type SpecialCard,
} from '@richtfest/dream-home';

export interface CountedCard extends RoomCard {
  readonly count: number;
  /** It can be placed in the house. */
  readonly may: boolean;
}

export interface CountedRoof extends Roof {
  readonly count: number;
  readonly may: boolean;
}

/** DH-25: the room discard pile, grouped by card; cards that fit somewhere come first. */
export function roomsIn(pile: readonly RoomCard[], legal: readonly Move[]): CountedCard[] {
  const counted = new Map<string, CountedCard>();
  for (const { room, children } of pile) {
    const key = `${room}-${children}`;
    const before = counted.get(key);
    const may = legal.some(
      (move) => move.verb === 'supplier' && move.room === room && move.children === children,
    );
    counted.set(key, { room, children, may, count: (before?.count ?? 0) + 1 });
  }
  return [...counted.values()].toSorted(
    (one, other) =>
      Number(other.may) - Number(one.may) ||
      ROOMS.indexOf(one.room) - ROOMS.indexOf(other.room) ||
      one.children - other.children,
  );
}

/** DH-25: the roofs in the special discard pile. */
export function roofsIn(pile: readonly SpecialCard[], legal: readonly Move[]): CountedRoof[] {
  return COLOURS.flatMap((colour) =>
    [true, false].flatMap((window): CountedRoof[] => {
      const count = pile.filter(
        (card) => card.type === 'roof' && card.colour === colour && card.window === window,
      ).length;
      const may = legal.some(
        (move) => move.verb === 'roofer' && move.colour === colour && move.window === window,
      );
      return count === 0 ? [] : [{ colour, window, count, may }];
    }),
  );
}
