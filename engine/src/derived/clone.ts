/** Copies a state of plain JSON. Options never change, so the copy shares them. */
export function cloneState<State extends object>(state: State): State {
  const copy = Object.entries(state).map(([key, value]) => {
    return [key, key === 'options' ? value : cloneValue(value)] as const;
  });
  return Object.fromEntries(copy) as State;
}

function cloneValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cloneValue(each)]));
}
