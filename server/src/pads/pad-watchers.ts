import { CLOSE } from '@richtfest/protocol';
import type { PadMessage } from '@richtfest/protocol/pads';
import type { Bus } from '../cluster/bus.ts';
import type { Members } from '../cluster/members.ts';
import type { PadNotice } from '../cluster/messages.ts';
import type { PadStore, StoredPad } from '../store/pad-store.ts';
import type { Log } from '../tables/services.ts';
import { shownPad } from './shown-pad.ts';

/** A socket that shows a pad. */
export interface PadSocket {
  send(text: string): void;
  end(code: number, sentence: string): void;
}

interface Watcher {
  readonly socket: PadSocket;
  /** The version it was sent. */
  version: number;
}

interface WatcherOptions {
  readonly store: PadStore;
  readonly bus: Bus;
  readonly members: Pick<Members, 'others'>;
  readonly now: () => number;
  readonly log: Log;
  /** Milliseconds. */
  readonly checkEvery: number;
  /** Sockets on one pad. */
  readonly most: number;
}

/**
 * The sockets of this server that show shared pads. Another server that has changed a pad says so
 * on the bus; because the bus may lose messages, the versions of watched pads are also compared
 * with the store now and then, which ends the sockets of expired pads, too.
 */
export class PadWatchers {
  readonly #options: WatcherOptions;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: WatcherOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#check(), options.checkEvery);
    this.#timer.unref();
  }

  /** Sends the pad now and after every change, until the returned function is called. */
  watch(pad: StoredPad, socket: PadSocket): (() => void) | undefined {
    const watchers = this.#watchers.get(pad.code) ?? new Set();
    if (watchers.size >= this.#options.most) return undefined;
    const watcher = { socket, version: 0 };
    watchers.add(watcher);
    this.#watchers.set(pad.code, watchers);
    this.#show(pad);
    // It may have changed since it was read.
    void this.#reload(pad.code);
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(pad.code) === watchers) {
        this.#watchers.delete(pad.code);
      }
    };
  }

  /** This server has stored a change; undefined: it has deleted the pad. */
  changed(code: string, pad: StoredPad | undefined): void {
    if (pad === undefined) this.#end(code);
    else this.#show(pad);
    const { bus, members } = this.#options;
    const notice: PadNotice = { is: 'pad', pad: code };
    for (const server of members.others) bus.send(server, notice);
  }

  /** Another server has changed a pad. */
  receive({ pad }: PadNotice): void {
    if (this.#watchers.has(pad)) void this.#reload(pad);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #reload(code: string): Promise<void> {
    const { store, now, log } = this.#options;
    try {
      const pad = await store.load(code, now());
      if (pad === undefined) this.#end(code);
      else this.#show(pad);
    } catch (error) {
      log.error({ err: error }, 'a score pad could not be read; it is tried again');
    }
  }

  async #check(): Promise<void> {
    const { store, now, log } = this.#options;
    if (this.#watchers.size === 0) return;
    const codes = [...this.#watchers.keys()];
    try {
      const versions = await store.versions(codes, now());
      for (const code of codes) {
        const version = versions.get(code);
        const isBehind = (watcher: Watcher) => watcher.version < (version ?? 0);
        if (version === undefined) this.#end(code);
        else if ([...(this.#watchers.get(code) ?? [])].some(isBehind)) await this.#reload(code);
      }
    } catch (error) {
      log.error({ err: error }, 'the score pads could not be compared; they are soon');
    }
  }

  #show(pad: StoredPad): void {
    const message: PadMessage = { type: 'pad', pad: shownPad(pad) };
    const text = JSON.stringify(message);
    for (const watcher of this.#watchers.get(pad.code) ?? []) {
      if (watcher.version >= pad.version) continue;
      watcher.version = pad.version;
      watcher.socket.send(text);
    }
  }

  #end(code: string): void {
    const watchers = this.#watchers.get(code) ?? [];
    this.#watchers.delete(code);
    for (const { socket } of watchers) socket.end(CLOSE.unknownTable, 'unknown-pad');
  }
}
