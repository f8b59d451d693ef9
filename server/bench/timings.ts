/** Durations in milliseconds. */
export class Timings {
  readonly #all: number[] = [];

  get count(): number {
    return this.#all.length;
  }

  add(ms: number): void {
    this.#all.push(ms);
  }

  /** The duration at this percentile. */
  quantile(share: number): number {
    const sorted = Float64Array.from(this.#all).sort();
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }

  get summary() {
    const rounded = (share: number) => Math.round(this.quantile(share) * 100) / 100;
    return { count: this.count, p50: rounded(0.5), p95: rounded(0.95), p99: rounded(0.99) };
  }
}
