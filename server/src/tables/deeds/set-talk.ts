import type { SetTalkRequest } from '@richtfest/protocol';
import type { Room } from '../room.ts';
import { talkOf } from '../table-talk.ts';
import { requireHost } from './require-host.ts';
import { tellLines } from './say.ts';

/** The host says whether there is chat, and whether there are reactions. */
export async function setTalk(room: Room, { hostKey, talk }: SetTalkRequest): Promise<void> {
  await requireHost(room, hostKey);
  const { services, attendance } = room;
  await services.store.talk.setTalk(room.stored.code, { at: services.now(), talk });
  await room.reload();
  const now = talkOf(room.stored);
  attendance.broadcast(() => ({ type: 'talk', talk: now }));
  tellLines(
    room,
    Array.from(attendance, ([attendant]) => attendant),
  );
}
