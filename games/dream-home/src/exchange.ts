import { decorName, fieldName } from './codes.ts';
import type { DreamHomeDealer } from './events.ts';
import { heirOf } from './house.ts';
import { type Player, type State, NONE, playerAt } from './state.ts';

/** DH-23: whether, in this edition, a tile moves within its room when its card leaves. */
export function keepsTiles({ options }: State): boolean {
  return options.edition === 'de';
}

/**
 * DH-22, DH-23: replaces a card of the acting seat by a face-up card and returns the old card,
 * which the caller must put somewhere.
 */
// oxlint-disable-next-line max-params -- internal; all four are needed
export function exchange(
  state: State,
  field: number,
  card: number,
  dealer: DreamHomeDealer,
): number {
  const player = playerAt(state, state.seat);
  const old = player.house[field] as number;
  if (player.tiles[field] !== NONE) releaseTile(state, player, field, dealer);
  player.house[field] = card;
  return old;
}

// oxlint-disable-next-line max-params -- internal; all four are needed
function releaseTile(state: State, player: Player, field: number, dealer: DreamHomeDealer): void {
  const { seat } = state;
  const tile = player.tiles[field] as number;
  const heir = keepsTiles(state) ? heirOf(player, field) : NONE;
  player.tiles[field] = NONE;
  if (heir === NONE) {
    loseTile(state, tile);
    dealer.report?.({ type: 'decor-lost', seat, decor: decorName(tile), field: fieldName(field) });
    return;
  }
  player.tiles[heir] = tile;
  dealer.report?.({
    type: 'decor-moved',
    seat,
    decor: decorName(tile),
    from: fieldName(field),
    to: fieldName(heir),
  });
}

export function loseTile(state: State, decor: number): void {
  state.lostDecor |= 1 << decor;
}
