import type { Seat } from '@richtfest/engine';
import { barToPlacing, closedColours, planted } from './places.ts';
import type { PlacingReason } from './reasons.ts';
import { SLOTS, type Slot } from './slots.ts';
import { treeOf } from './tree-rooms.ts';
import type { View } from './view.ts';
import type { Colour } from './words.ts';

/** A slot and the reason why a card can't go there, or what it would prevent later. */
export interface PlaceView {
  readonly slot: Slot;
  readonly reason?: PlacingReason;
  /** BT-4: the colours that could not grow any more. */
  readonly closes?: readonly Colour[];
}

/** BT-2 to BT-5: all 20 slots of a seat's tree for a card. */
export function placesOf(view: View, seat: Seat, card: number): PlaceView[] {
  const tree = treeOf(view.players[seat]?.tree ?? []);
  const player = planted(tree);
  const closed = closedColours(player);
  return SLOTS.map((slot) => {
    const reason = barToPlacing({ player, seat }, card, slot.number);
    if (reason !== undefined) return { slot, reason };
    const closes = closedColours(planted(tree.with(slot.number, card))).filter(
      (colour) => !closed.includes(colour),
    );
    return closes.length === 0 ? { slot } : { slot, closes };
  });
}
