import { COLUMNS, type Column, FIELDS } from '@richtfest/dream-home';
import type { Reason } from '@richtfest/engine';
import type { Place } from './types.ts';

/** The components that a reason points at. */
export interface Causes {
  readonly places: ReadonlySet<Place>;
  readonly columns: ReadonlySet<Column>;
  readonly tools: ReadonlySet<string>;
}

/** The causes of this game's reasons (DH-10, DH-11, DH-13 to DH-19). */
export function causesOf(reason: Reason | undefined): Causes {
  const places = new Set<Place>();
  const columns = new Set<Column>();
  const tools = new Set<string>();
  for (const cause of reason?.causes ?? []) {
    const field = FIELDS.find((each) => each === cause['field']);
    const column = COLUMNS.find((each) => each === cause['column']);
    if (field !== undefined) places.add(field);
    if (column !== undefined) columns.add(column);
    if (typeof cause['tool'] === 'string') tools.add(cause['tool']);
  }
  return { places, columns, tools };
}
