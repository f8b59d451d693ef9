import { addressGroup } from '../http/address-group.ts';

/** The number of open connections, in total and per address. */
export class SocketCount {
  readonly #most: { readonly sockets: number; readonly socketsPerAddress: number };
  readonly #counts = new Map<string, number>();
  #all = 0;

  constructor(most: { readonly sockets: number; readonly socketsPerAddress: number }) {
    this.#most = most;
  }

  get all(): number {
    return this.#all;
  }

  /** Counts a connection unless there are too many; call the result when it closes. */
  enter(address: string): (() => void) | undefined {
    const group = addressGroup(address);
    const count = this.#counts.get(group) ?? 0;
    if (this.#all >= this.#most.sockets || count >= this.#most.socketsPerAddress) return undefined;
    this.#all++;
    this.#counts.set(group, count + 1);
    return () => {
      this.#all--;
      const left = (this.#counts.get(group) ?? 1) - 1;
      if (left === 0) this.#counts.delete(group);
      else this.#counts.set(group, left);
    };
  }
}
