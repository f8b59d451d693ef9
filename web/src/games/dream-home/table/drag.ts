import { COLUMNS, FIELDS } from '@richtfest/dream-home';
import type { PieceDrag } from '../../../board/use-piece-drag.ts';
import type { TapTarget } from './selection.ts';

/** Where a dragged component can be dropped: a tap target or the confirm button. */
export type Goal = TapTarget | { readonly on: 'confirm' };

export type TargetDrag = PieceDrag<TapTarget, Goal>;

/** The drop target under the pointer, found by data attributes. */
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
