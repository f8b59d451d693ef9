import type { Seat } from '@richtfest/engine';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../storage/device-storage.ts';

/** What this device remembers about the chat of a table. */
interface TableMemory {
  /** The number of the latest message that was read here. */
  readonly readTo: number;
  /** The seats muted on this device. */
  readonly muted: readonly Seat[];
}

interface TalkMemory {
  readonly tables: Readonly<Record<string, TableMemory>>;
  read(table: string, number: number): void;
  setMuted(table: string, seat: Seat, isMuted: boolean): void;
}

const NOTHING: TableMemory = { readTo: 0, muted: [] };
/** Older tables are forgotten. */
const MOST = 40;

export const useTalkMemory = create<TalkMemory>()(
  persist(
    (set) => {
      const change = (table: string, changes: (before: TableMemory) => Partial<TableMemory>) =>
        set(({ tables }) => {
          const { [table]: before = NOTHING, ...others } = tables;
          const kept = Object.entries(others).slice(1 - MOST);
          return {
            tables: { ...Object.fromEntries(kept), [table]: { ...before, ...changes(before) } },
          };
        });
      return {
        tables: {},
        read: (table, number) =>
          change(table, ({ readTo }) => ({ readTo: Math.max(readTo, number) })),
        setMuted: (table, seat, isMuted) =>
          change(table, ({ muted }) => {
            const others = muted.filter((each) => each !== seat);
            return { muted: isMuted ? [...others, seat] : others };
          }),
      };
    },
    {
      name: 'richtfest/talk',
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ tables }) => ({ tables }),
    },
  ),
);

export function memoryOf(tables: TalkMemory['tables'], table: string): TableMemory {
  return tables[table] ?? NOTHING;
}
