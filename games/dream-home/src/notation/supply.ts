import { SCAFFOLD_CARD, faceUp, toolCard, helperCard } from '../codes.ts';
import { type Player, type State, NONE, SCAFFOLD } from '../state.ts';
import { UNKNOWN_EMPTY } from './house.ts';

/** The cards that a field of a position adds to those before it. */
export interface Place {
  /** The fields that add them, the likeliest first. */
  readonly path: string | readonly string[];
  readonly added: readonly number[];
}

/** Where the room cards of a position are, other than in the deck. */
export function roomPlaces(state: State): Place[] {
  return [
    ...state.players.map(({ house }, owner) => ({
      path: `houses[${owner}]`,
      added: house.filter((code) => code >= 0 && code !== UNKNOWN_EMPTY).map(faceUp),
    })),
    { path: 'held', added: known([state.heldRoom]) },
    ...state.marketRooms.map((code, column) => ({
      path: `market[${column}]`,
      added: known([code]),
    })),
    { path: 'discards.rooms', added: state.roomDiscard },
  ];
}

export function specialPlaces(state: State): Place[] {
  return [
    ...state.players.flatMap(placesOf),
    { path: 'held', added: known([state.heldSpecial]) },
    ...state.marketSpecials.map((code, column) => ({
      path: `market[${column}]`,
      added: known([code]),
    })),
    {
      path: ['discards.specials', 'jackhammered', 'outdoors', 'lostDecor', 'houses'],
      added: state.specialDiscard,
    },
  ];
}

function placesOf({ house, roofs, helpers, tools, newTool }: Player, owner: number): Place[] {
  return [
    {
      path: `houses[${owner}]`,
      added: house.filter((code) => code === SCAFFOLD).map(() => SCAFFOLD_CARD),
    },
    { path: `roofs[${owner}]`, added: roofs },
    { path: `helpers[${owner}]`, added: copies(helpers, helperCard) },
    {
      path: `tools[${owner}]`,
      added: [...copies(tools, toolCard), ...known([newTool]).map(toolCard)],
    },
  ];
}

function known(codes: readonly number[]): readonly number[] {
  return codes.filter((code) => code !== NONE);
}

function copies(counts: readonly number[], card: (kind: number) => number): number[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => card(kind)));
}
