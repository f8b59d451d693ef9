import { type Materials, type View, ueberdachen } from '@richtfest/ueberdachen';
import { countsOf } from '../../src/games/ueberdachen/table/derive.ts';
import type { PlayerView } from '../../src/games/ueberdachen/table/types.ts';
import { playedUntil } from './played-until.ts';

export interface SiteViewOptions {
  /** The storages by seat. */
  readonly storages?: readonly Materials[];
  /** The rooms of seat 0. */
  readonly rooms?: PlayerView['rooms'];
  readonly changes?: Partial<View>;
}

const seats = ['Anna', 'Ben', 'Cleo', 'Dirk'].map((name) => ({ name }));
const { match } = playedUntil({ seats, until: () => true });
const first = ueberdachen.view(match.state, 'public');

/** A table of four in seat 0's turn, with the given contents. */
export function siteView({ storages = [], rooms = [], changes = {} }: SiteViewOptions): View {
  const players = first.players.map((player, seat) => ({
    ...player,
    storage: countsOf(storages[seat] ?? []),
    rooms: seat === 0 ? rooms : [],
  }));
  return { ...first, phase: 'act', seat: 0, players, ...changes };
}
