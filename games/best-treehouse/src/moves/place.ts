import { type Seat, schema } from '@richtfest/engine';
import { colourNumber } from '../data/rooms.ts';
import { readPlace, writePlace } from '../notation/cards.ts';
import { barToPlacing, openSlots } from '../places.ts';
import type { TreehouseReason } from '../reasons.ts';
import { SLOTS, slotNumber } from '../slots.ts';
import { type State, playerAt } from '../state.ts';
import { HIGHEST_LEVEL, LOWEST_LEVEL } from '../words.ts';
import { DISCARD, type DiscardMove } from './discard.ts';
import { settle } from './settle.ts';
import type { TreehouseVerb } from './verb.ts';

export interface PlaceMove {
  readonly verb: 'place';
  readonly level: number;
  readonly position: number;
}

export const place: TreehouseVerb<PlaceMove> = {
  phases: ['build'],
  parameters: {
    level: schema.integer(LOWEST_LEVEL, HIGHEST_LEVEL),
    position: schema.integer(0, HIGHEST_LEVEL - 1),
  },
  refusal: refusePlace,
  play(state, move, dealer, seat) {
    if (dealer.report !== undefined) {
      const { level, position } = move;
      dealer.report({ type: 'place-settled', seat, place: { level, position } });
    }
    return settle(state, seat, slotNumber(move) as number);
  },
  notation: { examples: ['3b'], write: writePlace, read: readPlace },
};

// Moves are immutable and shared, so lists of them cost little in playouts.

/** By slot number. */
export const PLACEMENTS: readonly PlaceMove[] = SLOTS.map(({ level, position }) => ({
  verb: 'place',
  level,
  position,
}));

type Placement = PlaceMove | DiscardMove;

/** Cached lists by set of slots; there are few sets, and playouts reuse them. */
const LISTS = new Map<number, readonly Placement[]>();

/** BT-2 to BT-5, BT-8: every slot that is open to the revealed card, then `discard`. */
export function placements(state: State, seat: Seat): readonly Placement[] {
  const player = playerAt(state, seat);
  const open = openSlots(player, colourNumber(player.chosen));
  let list = LISTS.get(open);
  if (list === undefined) {
    list = [...PLACEMENTS.filter((_, slot) => (open & (1 << slot)) !== 0), DISCARD];
    LISTS.set(open, list);
  }
  return list;
}

function refusePlace(state: State, move: PlaceMove, seat: Seat): TreehouseReason | undefined {
  const { level, position } = move;
  const slot = slotNumber(move);
  if (slot === undefined) return { rule: 'BT-2', code: 'no-such-slot', level, position };
  const player = playerAt(state, seat);
  return barToPlacing({ player, seat }, player.chosen, slot);
}
