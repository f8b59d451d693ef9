/** Numbers from 0 to 1 that look thrown and are the same every time: hand-cut, but always alike. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** Around `middle`, at most `by` off. */
export function jitter(next: () => number, middle: number, by: number): number {
  return round(middle + (next() * 2 - 1) * by);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
