import type { SetTalkRequest } from '@richtfest/protocol';
import { talkOf } from '../table-talk.ts';
import type { Table } from '../table.ts';
import { requireHost } from './require-host.ts';
import { tellLines } from './say.ts';

/** The host says whether there is chat, and whether there are reactions. */
export async function setTalk(table: Table, { hostKey, talk }: SetTalkRequest): Promise<void> {
  await requireHost(table, hostKey);
  const { services } = table;
  await services.store.talk.setTalk(table.stored.code, { at: services.now(), talk });
  await table.reload();
  announceTalk(table);
}

/** Everybody hears what may be said now; those with a seat, where that is all, what was said. */
export function announceTalk(table: Table): void {
  const { presence, stored } = table;
  const talk = talkOf(stored);
  presence.broadcast(() => ({ type: 'talk', talk }));
  tellLines(table, presence.members);
}
