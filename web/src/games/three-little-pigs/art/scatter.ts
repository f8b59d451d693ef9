/** Pseudo-random numbers from 0 to 1, the same every time, for a hand-cut appearance. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** A number within `by` of `middle`. */
export function jitter(next: () => number, middle: number, by: number): number {
  return round(middle + (next() * 2 - 1) * by);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
