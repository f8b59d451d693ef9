import { useState } from 'react';
import type { DrawerTab } from './drawer.tsx';

/** What lies open in the drawer, and the ways to it. */
interface DrawerState {
  readonly tab: DrawerTab;
  /** On a phone; where there is room it is never closed. */
  readonly isOpen: boolean;
  readonly wantedRule: string | undefined;
  /** Goes up whenever somebody asked to be taken to the moves. */
  readonly calls: number;
  /** Goes up whenever somebody asked why not. */
  readonly questions: number;
}

export interface DrawerControl extends DrawerState {
  turnTo(tab: DrawerTab): void;
  open(): void;
  close(): void;
  callMoves(): void;
  askWhy(): void;
  openRule(number: string): void;
}

const CLOSED: DrawerState = {
  tab: 'log',
  isOpen: false,
  wantedRule: undefined,
  calls: 0,
  questions: 0,
};

export function useDrawer(): DrawerControl {
  const [state, setState] = useState(CLOSED);
  const change = (changes: Partial<DrawerState>) => setState((so) => ({ ...so, ...changes }));
  return {
    ...state,
    turnTo: (tab) => change({ tab }),
    open: () => change({ isOpen: true }),
    close: () => change({ isOpen: false }),
    callMoves: () => change({ tab: 'moves', isOpen: true, calls: state.calls + 1 }),
    askWhy: () => change({ tab: 'moves', isOpen: true, questions: state.questions + 1 }),
    openRule: (wantedRule) => change({ tab: 'rules', isOpen: true, wantedRule }),
  };
}
