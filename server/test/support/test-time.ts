/** The time of a server under test: it passes on demand, and the system clock can be set. */
export class TestTime {
  #passed = 0;
  #set = 0;
  readonly #timers = new Set<{ readonly at: number; readonly ring: () => void }>();
  readonly clock = {
    now: (): number => Date.now() + this.#passed + this.#set,
    ticks: (): number => performance.now() + this.#passed,
  };
  /** With timers that ring only when time passes on demand, never by themselves. */
  readonly clockWithTimers = {
    ...this.clock,
    startTimer: (milliseconds: number, ring: () => void) => {
      const timer = { at: this.clock.ticks() + milliseconds, ring };
      this.#timers.add(timer);
      return () => void this.#timers.delete(timer);
    },
  };

  pass(milliseconds: number): void {
    this.#passed += milliseconds;
    for (const timer of this.#timers) {
      if (timer.at > this.clock.ticks() || !this.#timers.delete(timer)) continue;
      timer.ring();
    }
  }

  /** Sets the system clock forward, or back, without any time having passed. */
  setClock(milliseconds: number): void {
    this.#set += milliseconds;
  }
}
