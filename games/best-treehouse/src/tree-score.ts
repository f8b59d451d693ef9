import type { FinalTally } from '@richtfest/engine';
import { colourOf } from './data/rooms.ts';
import { type Edition, NEWEST } from './edition.ts';
import { tally } from './scoring.ts';
import type { ScoringCard, TreeRoom, View } from './view.ts';
import { COLOURS, type Colour } from './words.ts';

export interface ColourScore {
  readonly colour: Colour;
  readonly rooms: number;
  /** The points of one room under these scoring cards. */
  readonly factor: number;
  readonly points: number;
}

/** BT-12, BT-15: the score of a tree under these scoring cards by colour. */
export function scoreTree(
  tree: readonly Pick<TreeRoom, 'card'>[],
  scoringCards: readonly ScoringCard[],
  isYoung: boolean,
): ColourScore[] {
  return COLOURS.map((colour) => {
    const scoringCard = scoringCards.find((card) => card.colour === colour);
    const rooms = countRooms(tree, colour);
    const factor = isYoung ? Number(scoringCard?.seat !== undefined) : (scoringCard?.bonus ?? 1);
    return { colour, rooms, factor, points: rooms * factor };
  });
}

export function countRooms(tree: readonly Pick<TreeRoom, 'card'>[], colour: Colour): number {
  return tree.filter(({ card }) => colourOf(card) === colour).length;
}

/** The points if the game ended now, from the view. */
export function tallyOfView(
  { players }: Pick<View, 'players'>,
  edition: Edition = NEWEST,
): FinalTally[] {
  return tally(
    players.map(({ tree, roundPoints }) => ({
      counts: COLOURS.map((colour) => countRooms(tree, colour)),
      points: roundPoints,
    })),
    edition,
  );
}
