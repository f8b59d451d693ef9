import type { GameEvent } from '@richtfest/engine';
import { type ReactNode, createContext } from 'react';

/** A line of the log, and the moment it links to, if any. */
export interface MomentLine {
  readonly event: GameEvent;
  readonly moment: number | undefined;
  /** Beside the words: the grade of the decision. */
  readonly mark?: ReactNode;
}

/** What the lines of the log link to. */
export interface Moments {
  /** Undefined: the events of the snapshot. */
  readonly lines?: readonly MomentLine[];
  /** The shown moment; undefined: now. */
  readonly current: number | undefined;
  momentOf(event: number): number | undefined;
  go(moment: number): void;
}

export const MomentContext = createContext<Moments | undefined>(undefined);
