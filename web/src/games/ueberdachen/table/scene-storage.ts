import type { Material, View } from '@richtfest/ueberdachen';
import { type Counts, changed } from './derive.ts';
import type { PlayerView } from './types.ts';

export function withPlayer(
  view: View,
  seat: number,
  change: (player: PlayerView) => PlayerView,
): View {
  return {
    ...view,
    players: view.players.map((player, at) => (at === seat ? change(player) : player)),
  };
}

export function stored(view: View, seat: number, material: Material, by: number): View {
  const storage = (counts: Counts) => changed(counts, material, by);
  return withPlayer(view, seat, (player) => ({ ...player, storage: storage(player.storage) }));
}
