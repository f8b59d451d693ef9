import { isEqualJson } from '@richtfest/engine';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useMemo } from 'react';
import { deviceStorage } from '../storage/device-storage.ts';
import type { Edition } from './edition.ts';

/** By id; a deleted edition is `false`, so that other devices of an account delete it, too. */
type Editions = Readonly<Record<string, Edition | false>>;

interface EditionStore {
  readonly editions: Editions;
  put(edition: Edition): void;
  remove(id: string): void;
}

const EDITIONS_KEY = 'richtfest/editions';

/** The editions of this device. */
export const useEditionStore = create<EditionStore>()(
  persist(
    (set) => ({
      editions: {},
      put: (edition) =>
        set(({ editions }) => ({ editions: { ...editions, [edition.id]: edition } })),
      remove: (id) => set(({ editions }) => ({ editions: { ...editions, [id]: false } })),
    }),
    {
      name: EDITIONS_KEY,
      version: 1,
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ editions }) => ({ editions }),
    },
  ),
);

/** The editions of a game, the latest first. */
export function useEditions(game: string): readonly Edition[] {
  const editions = useEditionStore((store) => store.editions);
  return useMemo(
    () =>
      Object.values(editions)
        .filter((each) => each !== false)
        .filter((each) => each.game === game)
        .toSorted((a, b) => b.changedAt - a.changedAt),
    [editions, game],
  );
}

const PREFIX = 'edition/';

/** The editions as an account stores them, each like a setting. */
export function editionSettings(): Readonly<Record<string, unknown>> {
  const { editions } = useEditionStore.getState();
  return Object.fromEntries(
    Object.entries(editions).map(([id, edition]) => [`${PREFIX}${id}`, edition]),
  );
}

/** Takes over the editions of an account's other devices. */
export function takeEditionSettings(settings: Readonly<Record<string, unknown>>): void {
  const { editions, put, remove } = useEditionStore.getState();
  for (const [name, value] of Object.entries(settings)) {
    if (!name.startsWith(PREFIX)) continue;
    const id = name.slice(PREFIX.length);
    const known = editions[id];
    if (value === false && known !== false) remove(id);
    if (!isEdition(value, id)) continue;
    if (known === undefined || !isEqualJson(value, known)) put(value);
  }
}

function isEdition(value: unknown, id: string): value is Edition {
  if (typeof value !== 'object' || value === null) return false;
  const { id: own, game, name, options, changedAt } = value as Partial<Edition>;
  return (
    own === id &&
    typeof game === 'string' &&
    typeof name === 'string' &&
    typeof options === 'object' &&
    options !== null &&
    typeof changedAt === 'number'
  );
}
