import type { CatalogEntry } from '@richtfest/catalog';
import { browserStore } from '../match/browser-store.ts';
import { startLocal } from '../match/start-local.ts';
import { isIntroduced, rememberedPlan } from '../set-up/remembered.ts';
import { matchSeats } from '../set-up/match-seats.ts';
import { atHome, isHere, withPersonFirst } from '../set-up/table-plan.ts';

/** Whether the person who plays here should be asked for a name first. */
export async function isNewcomer(entry: CatalogEntry): Promise<boolean> {
  if (isIntroduced()) return false;
  const { seats } = rememberedPlan(await entry.load());
  return seats.some((seat) => isHere(seat) && seat.name.trim() === '');
}

/** Whether no match of this game is on the device. */
async function isFirstGame(id: string): Promise<boolean> {
  const matches = await (await browserStore()).list();
  return matches.every(({ header }) => header.game !== id);
}

/** Starts the remembered table on this device and returns its address; newcomers begin. */
export async function playAtOnce(
  entry: CatalogEntry,
  guest: (number: number) => string,
): Promise<string> {
  const game = await entry.load();
  const remembered = atHome(rememberedPlan(game));
  const isFirst = await isFirstGame(game.id);
  const plan = isFirst ? withPersonFirst(remembered, game) : remembered;
  return `/play/${await startLocal(game, { ...plan, seats: matchSeats(plan, guest) })}`;
}
