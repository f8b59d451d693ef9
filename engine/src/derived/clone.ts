import { cloneJson } from '../json.ts';

/** Copies a state of plain JSON. Options never change, so the copy shares them. */
export function cloneState<State extends object>(state: State): State {
  const copy = Object.entries(state).map(([key, value]: [string, unknown]) => {
    return [key, key === 'options' ? value : cloneJson(value)] as const;
  });
  return Object.fromEntries(copy) as State;
}
