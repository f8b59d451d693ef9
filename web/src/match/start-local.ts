import { type Game, seatsIn } from '@richtfest/engine';
import { requestPersistence, browserStore } from './browser-store.ts';
import { type MatchStore, type SavedMatch, restore } from './saved-match.ts';
import { type NewMatchOptions, startMatch } from './start-match.ts';

/** Finished matches beyond this number are removed, oldest first; players can save files. */
const MOST_FINISHED = 30;

/** Starts a match on this device and returns its id. */
export function startLocal(game: Game, options: NewMatchOptions): Promise<string> {
  const fresh = startMatch(game, options, Date.now());
  const { state } = restore(game, fresh);
  return saveLocal({ ...fresh, owing: seatsIn(game.owing(state)) });
}

/** Saves a new match on this device and returns its id. */
export async function saveLocal(saved: SavedMatch): Promise<string> {
  const store = await browserStore();
  await store.write(saved, undefined);
  void removeOld(store);
  void requestPersistence();
  return saved.id;
}

async function removeOld(store: MatchStore): Promise<void> {
  const finished = (await store.list()).filter(({ isOver }) => isOver);
  for (const { id } of finished.slice(MOST_FINISHED)) await store.remove(id);
}
