import { create } from 'zustand';

/**
 * The version of everything the site stores in this browser. Raise it when an older site could
 * misread or damage what this one stores, and add a fixture (docs/compatibility.md).
 */
export const STORAGE_VERSION = 1;

/** Without this key, storage is of version 1. */
export const VERSION_KEY = 'richtfest/storage-version';

/** Every key in localStorage, without `richtfest/`; one that ends with `/` has entries per game. */
export const STORED_KEYS = [
  'account',
  'box/',
  'chronicle',
  'colour',
  'daily-day',
  'daily-key',
  'daily-sent',
  'editions',
  'face',
  'goal/',
  'introduced',
  'learned',
  'lesson/',
  'name',
  'plan/',
  'puzzles/',
  'settings',
  'shared-pads',
  'tables',
  'talk',
  'told-about',
] as const;

type PerGame<Key extends string> = Key extends `${string}/` ? `${Key}${string}` : Key;
export type StoredKey = `richtfest/${PerGame<(typeof STORED_KEYS)[number]>}`;

/** Whether a newer version of the site has stored data here: the page must not use any of it. */
export const useNewerStorage = create<{ readonly isNewer: boolean }>()(() => ({
  isNewer: isStorageNewer(),
}));

export function reportNewerStorage(): void {
  useNewerStorage.setState({ isNewer: true });
}

/** Notices when another tab with a newer version takes over; returns how to stop. */
export function watchStorage(): () => void {
  const check = ({ key }: StorageEvent) => {
    if (key === VERSION_KEY && isStorageNewer()) reportNewerStorage();
  };
  addEventListener('storage', check);
  return () => removeEventListener('storage', check);
}

function isStorageNewer(): boolean {
  try {
    return Number(localStorage.getItem(VERSION_KEY) ?? 1) > STORAGE_VERSION;
  } catch {
    return false;
  }
}

/** Undefined if nothing is stored, the browser forbids storage, or a newer site has stored it. */
export function readStored(key: StoredKey): string | undefined {
  try {
    return isStorageNewer() ? undefined : (localStorage.getItem(key) ?? undefined);
  } catch {
    return undefined;
  }
}

/** Like `readStored`, parsed; undefined if it is absent or damaged. */
export function readStoredJson(key: StoredKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** The keys that begin with a prefix, sorted; none if the browser forbids storage. */
export function storedKeys(prefix: StoredKey): string[] {
  try {
    if (isStorageNewer()) return [];
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    return keys.filter((key) => key.startsWith(prefix)).toSorted();
  } catch {
    return [];
  }
}

/** Returns false if the browser forbids storage, or a newer site has stored its data here. */
export function writeStored(key: StoredKey, text: string): boolean {
  try {
    if (isStorageNewer()) {
      reportNewerStorage();
      return false;
    }
    localStorage.setItem(VERSION_KEY, String(STORAGE_VERSION));
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: StoredKey): void {
  try {
    if (!isStorageNewer()) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** The same for libraries that expect the browser's interface. */
export const deviceStorage = {
  getItem: (key: string) => readStored(key as StoredKey) ?? null,
  setItem: (key: string, text: string) => void writeStored(key as StoredKey, text),
  removeItem: (key: string) => removeStored(key as StoredKey),
};
