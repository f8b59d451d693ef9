import type { Room } from '../room.ts';
import { tellIfOver } from './tell-if-over.ts';

/** Does what may change the match. If it did, everybody sees it, and bots think on. */
export async function showChange(room: Room, task: () => Promise<void>): Promise<void> {
  const { match, presence, services, stored } = room;
  const before = match?.length;
  await task();
  if (match === undefined || before === undefined || match.length === before) return;
  presence.broadcast((watcher) => match.news.update(watcher, before));
  tellIfOver(room);
  match.wakeOthers();
  if (match.isFinished) services.notices.over(stored.code);
  match.keepSnapshot();
}
