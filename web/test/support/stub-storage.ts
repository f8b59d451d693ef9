import { vi } from 'vitest';

/** A storage in memory, in place of the browser's; undone by `vi.unstubAllGlobals`. */
export function stubStorage(content: Readonly<Record<string, string>> = {}): Map<string, string> {
  const stored = new Map(Object.entries(content));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  });
  // Pages learn of changes to their tables by an event.
  vi.stubGlobal('dispatchEvent', () => true);
  return stored;
}
