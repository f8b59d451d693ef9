import { useEffect, useState } from 'react';
import { browserStore } from '../match/browser-store.ts';
import type { SavedMatch } from '../match/saved-match.ts';

/** A match of this device; undefined while it is read. */
export function useStoredMatch(id: string): SavedMatch | 'none' | undefined {
  const [saved, setSaved] = useState<SavedMatch | 'none'>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const found = await (await browserStore()).read(id);
      if (!isGone) setSaved(found ?? 'none');
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return saved;
}
