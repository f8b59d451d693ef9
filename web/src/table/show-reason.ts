import type { Reason } from '@richtfest/engine';
import { createContext, useContext } from 'react';

/**
 * Shows a refusal in a bubble where the player touched. A refused `play` of the table does this by
 * itself; tables call it for a tap that never becomes a move.
 */
export type ShowReason = (reason: Reason) => void;

export const ReasonContext = createContext<ShowReason>(() => undefined);

export function useShowReason(): ShowReason {
  return useContext(ReasonContext);
}
