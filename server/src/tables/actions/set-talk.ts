import type { SetTalkRequest } from '@richtfest/protocol';
import { talkOf } from '../table-talk.ts';
import type { Table } from '../table.ts';
import { requireHost } from './require-host.ts';
import { tellLines } from './say.ts';

/** Sets whether chat and reactions are allowed. */
export async function setTalk(table: Table, { hostKey, talk }: SetTalkRequest): Promise<void> {
  await requireHost(table, hostKey);
  const { services } = table;
  await services.store.talk.setTalk(table.stored.code, { at: services.now(), talk });
  await table.reload();
  announceTalk(table);
}

/** Sends the new setting to all, and earlier lines to seated players if chat is now allowed. */
export function announceTalk(table: Table): void {
  const { presence, stored } = table;
  const talk = talkOf(stored);
  presence.broadcast(() => ({ type: 'talk', talk }));
  tellLines(table, presence.members);
}
