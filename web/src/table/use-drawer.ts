import { useState } from 'react';
import type { DrawerTab } from './drawer.tsx';

interface DrawerState {
  readonly tab: DrawerTab;
  /** On a phone; as a column it is always open. */
  readonly isOpen: boolean;
  readonly wantedRule: string | undefined;
  /** Increases with every request to focus the moves. */
  readonly calls: number;
  /** Increases with every click on “why not?”. */
  readonly questions: number;
}

export interface DrawerControl extends DrawerState {
  turnTo(tab: DrawerTab): void;
  open(): void;
  close(): void;
  focusMoves(): void;
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
  const change = (changes: Partial<DrawerState>) =>
    setState((before) => ({ ...before, ...changes }));
  return {
    ...state,
    turnTo: (tab) => change({ tab }),
    open: () => change({ isOpen: true }),
    close: () => change({ isOpen: false }),
    focusMoves: () => change({ tab: 'moves', isOpen: true, calls: state.calls + 1 }),
    askWhy: () => change({ tab: 'moves', isOpen: true, questions: state.questions + 1 }),
    openRule: (wantedRule) => change({ tab: 'rules', isOpen: true, wantedRule }),
  };
}
