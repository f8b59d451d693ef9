import type { Watcher } from '@richtfest/engine';
import { isRoof } from './codes.ts';
import type { ColumnCards, Event } from './events.ts';
import { roofsAreOpen } from './scoring.ts';
import type { State } from './state.ts';
import type { ShownSpecial } from './words.ts';

/**
 * DH-18: an event as it may be shown now. A roof could be read off the market it was dealt to
 * and off the column that was taken, so both hide it once it lies in a pile.
 */
export function eventFor(event: Event, _watcher: Watcher, state: State): Event {
  if (roofsAreOpen(state)) return event;
  switch (event.type) {
    case 'market-dealt': {
      const isNow = event.round === state.round;
      const columns = event.columns.map((cards) => shown(cards, isNow && isOpenIn(state, cards)));
      return { ...event, columns };
    }
    case 'column-taken': {
      const isNow = event.round === state.round && event.seat === state.seat;
      return shown(event, isNow && isHeldFrom(state, event));
    }
    case 'roofer-used': {
      if (state.seat === event.seat) return event;
      const { roof: _roof, ...rest } = event;
      return rest;
    }
    case 'column-discarded':
    case 'decor-declined':
    case 'decor-impossible':
    case 'decor-lost':
    case 'decor-moved':
    case 'decor-placed':
    case 'game-ended':
    case 'handyman-used':
    case 'helper-joined':
    case 'helpers-began':
    case 'helpers-done':
    case 'jackhammer-declined':
    case 'jackhammer-used':
    case 'roof-revealed':
    case 'roof-taken':
    case 'room-drilled':
    case 'room-placed':
    case 'rooms-mixed':
    case 'round-began':
    case 'round-ended':
    case 'scaffold-discarded':
    case 'scaffold-laid':
    case 'start-seat-drawn':
    case 'supplier-used':
    case 'tool-taken':
    default:
      return event;
  }
}

function shown<Cards extends ColumnCards<ShownSpecial>>(cards: Cards, isOpen: boolean): Cards {
  if (isOpen || cards.special?.type !== 'roof') return cards;
  return { ...cards, special: { type: 'hidden-roof' } };
}

/** Whether the roof of a column is still in the market, or held by the acting seat. */
function isOpenIn(state: State, cards: ColumnCards<ShownSpecial>): boolean {
  return isRoof(state.marketSpecials[cards.column - 1] as number) || isHeldFrom(state, cards);
}

function isHeldFrom(
  { heldColumn, heldSpecial }: State,
  { column }: ColumnCards<ShownSpecial>,
): boolean {
  return heldColumn === column - 1 && isRoof(heldSpecial);
}
