import type { Seat } from '@richtfest/engine';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import type { TalkClient, TalkSnapshot } from './talk-client.ts';
import { memoryOf, useTalkMemory } from './talk-memory.ts';

interface TalkPlace {
  readonly table: string;
  readonly client: TalkClient;
  /** The names of all seats. */
  readonly names: readonly string[];
}

/** Present at online tables only. */
export const TalkContext = createContext<TalkPlace | undefined>(undefined);

export interface TalkNow extends TalkPlace {
  /** Without messages from muted seats. */
  readonly heard: TalkSnapshot;
  readonly muted: readonly Seat[];
  /** The number of the latest message read in the chat. */
  readonly readTo: number;
  /** The number of unread messages. */
  readonly unread: number;
}

const SILENT: TalkClient = {
  speakers: [],
  getSnapshot: () => NOTHING,
  subscribe: () => () => undefined,
  say: () => undefined,
  react: () => undefined,
};
const NOTHING: TalkSnapshot = {
  talk: 'off',
  lines: [],
  reactions: [],
  bubbles: [],
  pending: undefined,
  problem: undefined,
};

/** Chat and reactions; undefined if there are none or the player has switched them off. */
export function useTalk(): TalkNow | undefined {
  const place = useContext(TalkContext);
  const isWanted = useSettings().talk;
  const client = place?.client ?? SILENT;
  const snapshot = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.getSnapshot(),
  );
  const { tables } = useTalkMemory();
  if (place === undefined || !isWanted || snapshot.talk === 'off') return undefined;
  const { muted, readTo } = memoryOf(tables, place.table);
  const isHeard = ({ seat }: { readonly seat: Seat }) => !muted.includes(seat);
  const lines = snapshot.lines.filter(isHeard);
  const isUnread = ({ number, seat }: { number: number; seat: Seat }) =>
    number > readTo && !client.speakers.includes(seat);
  return {
    ...place,
    heard: {
      ...snapshot,
      lines,
      reactions: snapshot.reactions.filter(isHeard),
      bubbles: snapshot.talk === 'all' ? snapshot.bubbles.filter(isHeard) : [],
    },
    muted,
    readTo,
    unread: snapshot.talk === 'all' ? lines.filter(isUnread).length : 0,
  };
}
