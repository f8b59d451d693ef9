import type { SetTalkRequest } from '@richtfest/protocol';
import type { Room } from '../room.ts';
import { talkOf } from '../table-talk.ts';
import { requireHost } from './require-host.ts';
import { tellLines } from './say.ts';

/** The host says whether there is chat, and whether there are reactions. */
export async function setTalk(room: Room, { hostKey, talk }: SetTalkRequest): Promise<void> {
  await requireHost(room, hostKey);
  const { services } = room;
  await services.store.talk.setTalk(room.stored.code, { at: services.now(), talk });
  await room.reload();
  announceTalk(room);
}

/** Everybody hears what may be said now; those with a seat, where that is all, what was said. */
export function announceTalk(room: Room): void {
  const { presence, stored } = room;
  const talk = talkOf(stored);
  presence.broadcast(() => ({ type: 'talk', talk }));
  tellLines(room, presence.members);
}
