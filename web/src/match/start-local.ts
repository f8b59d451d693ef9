import { type Game, seatsIn } from '@richtfest/engine';
import { askToKeep, browserStore } from './browser-store.ts';
import { type MatchStore, type SavedMatch, restore } from './saved-match.ts';
import { type TableWish, startMatch } from './start-match.ts';

/** So many finished matches stay on this device; whoever wants more saves the files. */
const KEPT_FINISHED = 30;

/** Starts a match on this device and returns its id. */
export function startLocal(game: Game, wish: TableWish): Promise<string> {
  const fresh = startMatch(game, wish, Date.now());
  const { state } = restore(game, fresh);
  return keepLocal({ ...fresh, owing: seatsIn(game.owing(state)) });
}

/** Keeps a new match of this device and returns its id. */
export async function keepLocal(saved: SavedMatch): Promise<string> {
  const store = await browserStore();
  await store.write(saved, undefined);
  void clearOld(store);
  void askToKeep();
  return saved.id;
}

async function clearOld(store: MatchStore): Promise<void> {
  const finished = (await store.list()).filter(({ isOver }) => isOver);
  for (const { id } of finished.slice(KEPT_FINISHED)) await store.remove(id);
}
