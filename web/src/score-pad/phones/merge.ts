import type { PadSheet, PadTable } from '@richtfest/protocol/pads';
import type { Entry } from '../../games/components.ts';

/** Three versions of a value: what both started from, this device's, and the server's. */
export interface Versions<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** A player's sheet, and whether its player has said that it is complete. */
export interface SheetState {
  readonly sheet: PadSheet;
  readonly isReady: boolean;
}

/** What this device has changed, on top of what the server has. */
export function mergeSheets({ base, mine, theirs }: Versions<SheetState>): SheetState {
  const pick = <K extends keyof PadSheet>(field: K): Versions<PadSheet[K]> => ({
    base: base.sheet[field],
    mine: mine.sheet[field],
    theirs: theirs.sheet[field],
  });
  return {
    sheet: {
      name: changed(pick('name')),
      house: mergeEntries(pick('house')),
      sums: mergeEntries(pick('sums')),
      allowed: mergeLists(pick('allowed')),
    },
    isReady: changed({ base: base.isReady, mine: mine.isReady, theirs: theirs.isReady }),
  };
}

export function mergeTables({ base, mine, theirs }: Versions<PadTable>): PadTable {
  const pick = <K extends keyof PadTable>(field: K): Versions<PadTable[K]> => ({
    base: base[field],
    mine: mine[field],
    theirs: theirs[field],
  });
  return {
    mode: changed(pick('mode')),
    table: mergeEntries(pick('table')),
    allowed: mergeLists(pick('allowed')),
    day: changed(pick('day')),
    place: changed(pick('place')),
  };
}

/** Place by place; a place within another one goes with it. */
function mergeEntries({ base, mine, theirs }: Versions<Entry>): Record<string, string> {
  const places = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = new Map<string, string>();
  for (const place of places) {
    const on = changed({ base: base[place], mine: mine[place], theirs: theirs[place] });
    if (on !== undefined) merged.set(place, on);
  }
  const isOrphan = (place: string) =>
    outerPlaces(place).some(
      (outer) => !merged.has(outer) && [base, mine, theirs].some((each) => outer in each),
    );
  return Object.fromEntries([...merged].filter(([place]) => !isOrphan(place)));
}

/** `1A/decor` is within `1A`. */
function outerPlaces(place: string): string[] {
  const parts = place.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}

function mergeLists({ base, mine, theirs }: Versions<readonly string[]>): string[] {
  const kept = theirs.filter((each) => mine.includes(each) || !base.includes(each));
  const added = mine.filter((each) => !base.includes(each) && !kept.includes(each));
  return [...kept, ...added];
}

function changed<T>({ base, mine, theirs }: Versions<T>): T {
  return mine === base ? theirs : mine;
}
