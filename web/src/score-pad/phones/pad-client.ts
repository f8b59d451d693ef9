import { type Problem, readAs } from '@richtfest/protocol';
import { type PadTable, type SharedPad, padMessage } from '@richtfest/protocol/pads';
import { LiveSocket } from '../../online/live-socket.ts';
import { ServerProblem } from '../../online/server.ts';
import type { HeldPad } from './held-pads.ts';
import type { SheetState } from './merge.ts';
import {
  NO_EDITS,
  type PadEdits,
  editSheet,
  editTable,
  hasEdits,
  notSent,
  rebase,
  sendSheet,
  sendTable,
  withEdits,
} from './pad-edits.ts';
import type { PadServer } from './pad-server.ts';

/** A shared pad as one device sees it. */
export interface PadState {
  /** With what this device has entered, sent or not; undefined until it is known. */
  readonly pad: SharedPad | undefined;
  /** The player of this phone. */
  readonly player: number | undefined;
  readonly isConnected: boolean;
  /** The server has everything that was entered here. */
  readonly isSent: boolean;
  /** The pad was closed or has expired. */
  readonly isGone: boolean;
  /** Why the server did not accept what was entered. */
  readonly problem: Problem['code'] | undefined;
}

interface PadClientOptions {
  readonly server: PadServer;
  readonly held: HeldPad;
  /** Stores what must survive a reload. */
  readonly store: (held: HeldPad) => void;
  /** Milliseconds between two changes that are sent, and until a failed one is sent again. */
  readonly pace?: { readonly between: number; readonly retry: number };
}

/** Few enough requests that a family behind one address stays below the server's limits. */
const USUAL_PACE = { between: 1500, retry: 4000 };

/** Why a phone has lost its player. */
const NOT_MINE: readonly string[] = ['wrong-key', 'no-such-seat'];
/** Why to try again later. */
const LATER: readonly string[] = ['too-many', 'server-fault'];

/**
 * Keeps a shared pad in step with the server. What is entered shows at once, is stored on the
 * device, and is sent when the server can be reached; changes of other devices are merged into it.
 */
export class PadClient {
  readonly #options: PadClientOptions;
  readonly #listeners = new Set<() => void>();
  readonly #socket: LiveSocket;
  #held: HeldPad;
  #state: PadState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #sentAt = -Infinity;
  #isClosed = false;

  constructor(options: PadClientOptions) {
    this.#options = options;
    this.#held = options.held;
    this.#state = this.#stateWith({ isConnected: false, isGone: false, problem: undefined });
    this.#socket = new LiveSocket({
      open: () => options.server.openSocket(),
      onText: (text) => this.#receive(text),
      onLost: () => this.#update({ isConnected: false }),
      onGone: (problem) =>
        this.#update(problem === 'unknown-table' ? { isGone: true } : { isConnected: false }),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): PadState => this.#state;

  /** Tries again at once, because the network is back or the page is visible again. */
  tryNow(): void {
    this.#socket.tryNow();
    this.#sendSoon(0);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  /** Takes a player, or adds one with this name. */
  async join(choice: { readonly player?: number; readonly name?: string }): Promise<void> {
    const { server } = this.#options;
    const { you, ...pad } = await server.join({ key: this.#held.key, ...choice });
    if (!this.#held.isHost) this.#held = { ...this.#held, player: you };
    this.#take(pad);
  }

  /** Makes a player free for another phone. */
  async leave(player: number): Promise<void> {
    const pad = await this.#options.server.leave({ key: this.#held.key, player });
    if (this.#held.player === player) this.#forgetPlayer();
    this.#take(pad);
  }

  async removePlayer(player: number): Promise<void> {
    this.#take(await this.#options.server.removePlayer({ key: this.#held.key, player }));
  }

  /** Shows lines of the score sheet on all devices; undefined: back to entering houses. */
  async reveal(lines: number | undefined): Promise<void> {
    const { key } = this.#held;
    const request = lines === undefined ? { key } : { key, lines };
    this.#take(await this.#options.server.reveal(request));
  }

  /** Deletes the pad on the server. */
  async closePad(): Promise<void> {
    await this.#options.server.close(this.#held.key);
    this.#socket.close();
    this.#update({ isGone: true });
  }

  editSheet(player: number, state: SheetState): void {
    const found = this.#held.pad?.players.find((each) => each.player === player);
    if (found !== undefined) this.#edit(editSheet(this.#edits, found, state));
  }

  editTable(table: PadTable): void {
    if (this.#held.pad !== undefined) this.#edit(editTable(this.#edits, this.#held.pad, table));
  }

  /** Resolves when all changes so far are sent, or can't be for now. */
  async settled(): Promise<void> {
    this.#sendSoon(0);
    await this.#sending;
  }

  get #edits(): PadEdits {
    return this.#held.edits ?? NO_EDITS;
  }

  #edit(edits: PadEdits): void {
    this.#held = { ...this.#held, edits };
    this.#update({ problem: undefined });
    const { between } = this.#options.pace ?? USUAL_PACE;
    this.#sendSoon(Math.max(0, this.#sentAt + between - Date.now()));
  }

  #receive(text: string): void {
    const read = readAs(padMessage, JSON.parse(text));
    if (!('value' in read)) return;
    const message = read.value;
    if (message.type === 'error' && message.code === 'unknown-pad') this.#update({ isGone: true });
    if (message.type !== 'pad') return;
    this.#socket.welcome();
    this.#take(message.pad);
    this.#update({ isConnected: true });
    this.#sendSoon(0);
  }

  #take(pad: SharedPad): void {
    if (pad.version < (this.#held.pad?.version ?? 0)) return;
    const { player } = this.#held;
    const mine = pad.players.find((each) => each.player === player);
    this.#held = { ...this.#held, pad, edits: rebase(this.#edits, pad) };
    if (player !== undefined && mine?.isTaken !== true) this.#forgetPlayer();
    this.#update({});
    this.#sendSoon(0);
  }

  /** Another device may have this player now; what was not sent is no longer this device's. */
  #forgetPlayer(): void {
    this.#held = { ...this.#held, player: undefined, edits: NO_EDITS };
  }

  #sendSoon(after: number): void {
    if (this.#isClosed || !hasEdits(this.#edits)) return;
    clearTimeout(this.#timer);
    if (after > 0) this.#timer = setTimeout(() => this.#sendSoon(0), after);
    else this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
  }

  async #sendAll(): Promise<void> {
    const { retry } = this.#options.pace ?? USUAL_PACE;
    try {
      while (this.#canSend) {
        this.#sentAt = Date.now();
        await this.#sendOne();
      }
    } catch (error) {
      const code = error instanceof ServerProblem ? error.code : undefined;
      if (code === 'unknown-pad') this.#update({ isGone: true });
      else if (code !== undefined && NOT_MINE.includes(code)) {
        this.#forgetPlayer();
        this.#update({});
      } else if (code !== undefined && !LATER.includes(code)) this.#update({ problem: code });
      else this.#sendAgainIn(retry);
    }
  }

  #sendAgainIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.#sendSoon(0), milliseconds);
  }

  get #canSend(): boolean {
    const { pad, isHost } = this.#held;
    const isEntering = isHost || pad?.revealed === undefined;
    return hasEdits(this.#edits) && isEntering && !this.#isClosed && !this.#state.isGone;
  }

  /** Sends one sheet or the table; if another device was faster, merges instead. */
  async #sendOne(): Promise<void> {
    const { server } = this.#options;
    const { key } = this.#held;
    const { sheets, table } = this.#edits;
    const [first] = Object.entries(sheets);
    try {
      if (first !== undefined) {
        const [player, { version, now }] = first;
        this.#held = { ...this.#held, edits: sendSheet(this.#edits, Number(player)) };
        const request = { key, player: Number(player), version, ...now };
        this.#confirm(await server.writeSheet(request));
      } else if (table !== undefined) {
        const { version, now } = table;
        this.#held = { ...this.#held, edits: sendTable(this.#edits) };
        this.#confirm(await server.writeTable({ key, version, table: now }));
      }
    } catch (error) {
      const code = error instanceof ServerProblem ? error.code : undefined;
      if (code !== 'outdated-data' && code !== 'pad-revealed') throw error;
      this.#held = { ...this.#held, edits: notSent(this.#edits) };
      this.#take(await server.read());
    }
  }

  /** The server has what was sent, or had it already. */
  #confirm(pad: SharedPad): void {
    this.#take(pad);
    this.#held = { ...this.#held, edits: notSent(this.#edits) };
    this.#update({});
  }

  #update(change: Partial<Pick<PadState, 'isConnected' | 'isGone' | 'problem'>>): void {
    this.#options.store(this.#held);
    this.#state = this.#stateWith({ ...this.#state, ...change });
    for (const listener of this.#listeners) listener();
  }

  #stateWith(rest: Pick<PadState, 'isConnected' | 'isGone' | 'problem'>): PadState {
    const { pad, player } = this.#held;
    return {
      pad: pad === undefined ? undefined : withEdits(pad, this.#edits),
      player,
      isSent: !hasEdits(this.#edits),
      isConnected: rest.isConnected,
      isGone: rest.isGone,
      problem: rest.problem,
    };
  }
}
