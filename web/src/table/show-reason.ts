import type { Reason } from '@richtfest/engine';
import { createContext, useContext } from 'react';

/**
 * Shows why something is not allowed, in a bubble where it was touched. A refused `play` of the table
 * shows its reason by itself; this is for a touch that never becomes a move.
 */
export type ShowReason = (reason: Reason) => void;

export const ReasonContext = createContext<ShowReason>(() => undefined);

export function useShowReason(): ShowReason {
  return useContext(ReasonContext);
}
