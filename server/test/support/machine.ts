/** A machine whose time can be spent, and whose clock can be set without any having passed. */
export class Machine {
  #passed = 0;
  #set = 0;
  readonly #timers = new Set<{ readonly at: number; readonly ring: () => void }>();
  readonly clock = {
    now: (): number => Date.now() + this.#passed + this.#set,
    ticks: (): number => performance.now() + this.#passed,
  };
  /** With timers that ring only when time is spent: what happens does not depend on real time. */
  readonly clockWithTimers = {
    ...this.clock,
    startTimer: (milliseconds: number, ring: () => void) => {
      const timer = { at: this.clock.ticks() + milliseconds, ring };
      this.#timers.add(timer);
      return () => void this.#timers.delete(timer);
    },
  };

  wait(milliseconds: number): void {
    this.#passed += milliseconds;
    for (const timer of this.#timers) {
      if (timer.at > this.clock.ticks() || !this.#timers.delete(timer)) continue;
      timer.ring();
    }
  }

  set(milliseconds: number): void {
    this.#set += milliseconds;
  }
}
