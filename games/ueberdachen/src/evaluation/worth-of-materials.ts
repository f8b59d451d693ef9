import type { Seat } from '@richtfest/engine';
import { NUMBER_OF } from '../bundles.ts';
import { determinize } from '../determinize.ts';
import { playerAt } from '../state.ts';
import type { View } from '../view.ts';
import { MATERIALS, type Material } from '../words.ts';
import { Haggling } from './haggling.ts';
import { WEIGHTS } from './weights.ts';

/** The approximate value in points to a seat of one more of each material. */
export function worthOfMaterials(view: View, seat: Seat): Readonly<Record<Material, number>> {
  const state = determinize({ watcher: 'public', view, memory: undefined });
  const haggling = new Haggling(state, WEIGHTS);
  const { storage } = playerAt(state, seat);
  const now = haggling.worthOf(seat);
  return Object.fromEntries(
    MATERIALS.map((material) => [
      material,
      haggling.worthChanged(seat, storage, [NUMBER_OF[material], 1]) - now,
    ]),
  ) as Record<Material, number>;
}
