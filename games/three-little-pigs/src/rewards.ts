import type { PigsDealer } from './events.ts';
import { type State, NONE, hasDoor, isFinished, playerAt } from './state.ts';
import { type House, MATERIALS, type Material } from './words.ts';

/** LP-13: called only when a roof is laid. */
export function winMaterialCard(state: State, houseNumber: number, dealer: PigsDealer): void {
  if (!state.options.experienced) return;
  const house = playerAt(state, state.seat).houses[houseNumber];
  const material = house === undefined ? undefined : materialOfWholeHouse(house);
  if (material === undefined) return;
  const card = MATERIALS.indexOf(material);
  if (state.materialCards[card] !== NONE) return;
  state.materialCards[card] = state.seat;
  dealer.report?.({ type: 'card-won', seat: state.seat, material });
}

/**
 * The material of a complete house (door, window and roof) made of one material, else undefined.
 */
function materialOfWholeHouse(house: House): Material | undefined {
  const material = house[0]?.material;
  const isWhole = hasDoor(house) && isFinished(house) && house.length >= 3;
  return isWhole && house.every((tile) => tile.material === material) ? material : undefined;
}
