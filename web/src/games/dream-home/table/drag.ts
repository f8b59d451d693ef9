import { COLUMNS, FIELDS } from '@richtfest/dream-home';
import type { PieceDrag } from '../../../board/use-piece-drag.ts';
import type { Thing } from './selection.ts';

/** Where a dragged thing can be dropped: what a tap there would say, or the button that confirms. */
export type Goal = Thing | { readonly on: 'confirm' };

export type ThingDrag = PieceDrag<Thing, Goal>;

/** What lies under the pointer, by the marks the parts of the table carry. */
export function goalAt(element: Element): Goal | undefined {
  if (element.closest('[data-act="confirm"]') !== null) return { on: 'confirm' };
  const name = element.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (name === 'outdoors') return { on: 'place', place: name };
  const place = FIELDS.find((field) => field === name);
  if (place !== undefined) return { on: 'place', place };
  const number = Number(element.closest<HTMLElement>('[data-column]')?.dataset['column']);
  const column = COLUMNS.find((each) => each === number);
  return column === undefined ? undefined : { on: 'column', column };
}
