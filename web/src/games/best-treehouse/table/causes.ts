import type { Colour, Place } from '@richtfest/best-treehouse';
import type { Reason } from '@richtfest/engine';
import { isSamePlace } from './derive.ts';

/** The components that a reason points at. */
export interface Causes {
  readonly slots: readonly Place[];
  readonly isBalance: boolean;
  readonly colours: readonly Colour[];
  readonly cards: readonly number[];
}

/** The causes of this game's reasons. */
type TreehouseCause =
  | ({ readonly component: 'slot' } & Place)
  | { readonly component: 'balance' }
  | { readonly component: 'scoring-card'; readonly colour: Colour }
  | { readonly component: 'card'; readonly card: number };

export function causesOf(reason: Reason | undefined): Causes {
  const causes = (reason?.causes ?? []) as readonly TreehouseCause[];
  return {
    slots: causes.flatMap((cause) => (cause.component === 'slot' ? [cause] : [])),
    isBalance: causes.some(({ component }) => component === 'balance'),
    colours: causes.flatMap((cause) => (cause.component === 'scoring-card' ? [cause.colour] : [])),
    cards: causes.flatMap((cause) => (cause.component === 'card' ? [cause.card] : [])),
  };
}

export function isCausingSlot({ slots }: Causes, place: Place): boolean {
  return slots.some((slot) => isSamePlace(slot, place));
}
