import type { CatalogEntry } from '@richtfest/catalog';
import { startLocal } from '../match/start-local.ts';
import { isIntroduced, rememberedPlan } from '../set-up/remembered.ts';
import { atHome, isHere, matchSeats } from '../set-up/table-plan.ts';

/** Whether the person who plays here should be asked for a name first. */
export async function isNewcomer(entry: CatalogEntry): Promise<boolean> {
  if (isIntroduced()) return false;
  const { seats } = rememberedPlan(await entry.load());
  return seats.some((seat) => isHere(seat) && seat.name.trim() === '');
}

/** Starts the remembered table on this device and returns its address. */
export async function playAtOnce(
  entry: CatalogEntry,
  guest: (number: number) => string,
): Promise<string> {
  const game = await entry.load();
  const plan = atHome(rememberedPlan(game));
  return `/play/${await startLocal(game, { ...plan, seats: matchSeats(plan, guest) })}`;
}
