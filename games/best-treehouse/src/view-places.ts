import type { Seat } from '@richtfest/engine';
import { barToPlacing, planted } from './places.ts';
import type { PlacingReason } from './reasons.ts';
import { SLOTS, type Slot } from './slots.ts';
import { treeOf } from './tree-rooms.ts';
import type { View } from './view.ts';

/** A slot and the reason why a card can't go there, if any. */
export interface PlaceView {
  readonly slot: Slot;
  readonly reason?: PlacingReason;
}

/** BT-2 to BT-5: all 20 slots of a seat's tree for a card. */
export function placesOf(view: View, seat: Seat, card: number): PlaceView[] {
  const player = planted(treeOf(view.players[seat]?.tree ?? []));
  return SLOTS.map((slot) => {
    const reason = barToPlacing({ player, seat }, card, slot.number);
    return reason === undefined ? { slot } : { slot, reason };
  });
}
