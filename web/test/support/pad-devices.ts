import { type SharedPad, sharedPad } from '@richtfest/protocol/pads';
import { onTestFinished } from 'vitest';
import { openServer } from '../browser/support/server.ts';
import type { SocketLike } from '../../src/online/live-socket.ts';
import { ask } from '../../src/online/server.ts';
import type { HeldPad } from '../../src/score-pad/phones/held-pads.ts';
import { PadClient, type PadState } from '../../src/score-pad/phones/pad-client.ts';
import { changesTo, padOf, sharedParts } from '../../src/score-pad/phones/pad-of.ts';
import { type PadServer, padServer } from '../../src/score-pad/phones/pad-server.ts';
import type { Pad } from '../../src/score-pad/pad.ts';

const PACE = { between: 0, retry: 5 };

/** A server without the site, and devices of the site's own code. */
export async function openPadServer(options: Parameters<typeof openServer>[1] = {}) {
  const server = await openServer('', options);
  onTestFinished(() => server.close());
  return server;
}

/** A device on a shared pad, without a page: its connection can be cut. */
export class PadDevice {
  readonly client: PadClient;
  /** As stored on the device. */
  held: HeldPad;
  isCut = false;
  readonly #sockets = new Set<WebSocket>();

  constructor(address: string, held: HeldPad) {
    this.held = held;
    const server = padServer(held.code, address);
    this.client = new PadClient({
      held,
      pace: PACE,
      store: (stored) => {
        // As it is read after a reload.
        this.held = JSON.parse(JSON.stringify(stored)) as HeldPad;
      },
      server: this.#cuttable({ ...server, openSocket: () => this.#open(address) }),
    });
    onTestFinished(() => this.client.close());
  }

  /** Shares a pad as its host. */
  static async share(address: string, pad: Pad): Promise<PadDevice> {
    const key = 'host'.padEnd(32, '-');
    const request = { key, id: pad.id, game: pad.game, ...sharedParts(pad) };
    const shared = (await ask(sharedPad, `${address}/api/pads`, request)) as SharedPad;
    return new PadDevice(address, { code: shared.pad, key, isHost: true, pad: shared });
  }

  /** A phone that opens the link. */
  static phone(address: string, code: string, name: string): PadDevice {
    return new PadDevice(address, {
      code,
      key: name.replace(' ', '-').padEnd(32, '-'),
      isHost: false,
    });
  }

  get state(): PadState {
    return this.client.getState();
  }

  get pad(): Pad {
    const own = { me: undefined, notes: '', isDone: false, changedAt: 0 };
    return padOf(this.state.pad!, own);
  }

  /** Changes the pad as the forms do. */
  change(change: (pad: Pad) => Pad, isReady?: boolean): void {
    const shared = this.state.pad!;
    const { sheets, table } = changesTo(shared, change(this.pad), this.state.player);
    for (const each of shared.players) {
      const sheet = sheets.get(each.player);
      const isOwn = each.player === this.state.player;
      if (sheet === undefined && !(isOwn && isReady !== undefined)) continue;
      const ready = isOwn ? (isReady ?? each.isReady) : each.isReady;
      this.client.editSheet(each.player, { sheet: sheet ?? each.sheet, isReady: ready });
    }
    if (table !== undefined) this.client.editTable(table);
  }

  until(isTrue: (state: PadState) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isTrue(this.state)) return;
        stop();
        resolve();
      };
      const stop = this.client.subscribe(look);
      look();
    });
  }

  /** Until the server's pad is known and connected. */
  async isOpen(): Promise<this> {
    await this.until(({ isConnected }) => isConnected);
    return this;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.#sockets) socket.close();
  }

  reconnect(): void {
    this.isCut = false;
    this.client.tryNow();
  }

  #open(address: string): SocketLike {
    const { code } = this.held;
    const url = `${address.replace('http', 'ws')}/api/pads/${code}/socket`;
    const socket = new WebSocket(this.isCut ? 'ws://127.0.0.1:1' : url);
    this.#sockets.add(socket);
    return socket as SocketLike;
  }

  #cuttable(server: PadServer): PadServer {
    return new Proxy(server, {
      get: (target, name: keyof PadServer) => {
        if (!this.isCut || name === 'openSocket') return target[name];
        return () => Promise.reject(new TypeError('Failed to fetch'));
      },
    });
  }
}
