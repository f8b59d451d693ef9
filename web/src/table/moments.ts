import type { GameEvent } from '@richtfest/engine';
import { createContext } from 'react';

/** A line of the log, and the moment it leads to; undefined where it leads nowhere. */
export interface MomentLine {
  readonly event: GameEvent;
  readonly moment: number | undefined;
}

/** Where lines of the log lead. */
export interface Moments {
  /** Undefined: the lines of what is shown. */
  readonly lines?: readonly MomentLine[];
  /** The moment that is looked at; undefined: now. */
  readonly current: number | undefined;
  momentOf(event: number): number | undefined;
  go(moment: number): void;
}

export const MomentContext = createContext<Moments | undefined>(undefined);
