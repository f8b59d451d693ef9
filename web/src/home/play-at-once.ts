import type { CatalogEntry } from '@richtfest/catalog';
import { startLocal } from '../match/start-local.ts';
import { rememberedPlan } from '../set-up/remembered.ts';
import { atHome, matchSeats } from '../set-up/table-plan.ts';

/** Starts the remembered table on this device and returns its address. */
export async function playAtOnce(
  entry: CatalogEntry,
  guest: (number: number) => string,
): Promise<string> {
  const game = await entry.load();
  const plan = atHome(rememberedPlan(game));
  const options = { seats: matchSeats(plan, guest), options: plan.options };
  return `/play/${await startLocal(game, options)}`;
}
