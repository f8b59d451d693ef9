/** A machine whose time can be spent, and whose clock can be set without any having passed. */
export class Machine {
  #passed = 0;
  #set = 0;
  readonly clock = {
    now: (): number => Date.now() + this.#passed + this.#set,
    ticks: (): number => performance.now() + this.#passed,
  };

  wait(milliseconds: number): void {
    this.#passed += milliseconds;
  }

  set(milliseconds: number): void {
    this.#set += milliseconds;
  }
}
