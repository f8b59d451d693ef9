import type { Kind, Material } from '@richtfest/three-little-pigs';
import type { Reason } from '@richtfest/engine';
import { stackName } from './stack-name.ts';

/** The components that a reason points at. */
export interface Causes {
  readonly dice: readonly number[];
  /** `straw-door` … */
  readonly stacks: ReadonlySet<string>;
  readonly houses: readonly { readonly seat: number; readonly house: number }[];
}

/** The causes of this game's reasons (LP-6, LP-8, LP-11). */
type PigsCause =
  | { readonly component: 'die'; readonly die: number }
  | { readonly component: 'stack'; readonly kind: Kind; readonly material: Material }
  | { readonly component: 'house'; readonly seat: number; readonly house: number };

export function causesOf(reason: Reason | undefined): Causes {
  const causes = (reason?.causes ?? []) as readonly PigsCause[];
  return {
    dice: causes.flatMap((cause) => (cause.component === 'die' ? [cause.die] : [])),
    stacks: new Set(
      causes.flatMap((cause) =>
        cause.component === 'stack' ? [stackName(cause.kind, cause.material)] : [],
      ),
    ),
    houses: causes.flatMap((cause) => (cause.component === 'house' ? [cause] : [])),
  };
}

export function housesOf(causes: Causes, seat: number): readonly number[] {
  const houses = causes.houses.flatMap((cause) => (cause.seat === seat ? [cause.house] : []));
  return houses.length === 0 ? NONE : houses;
}

const NONE: readonly number[] = [];
