import { type Game, type Random, randomFromText, seatsIn } from '@richtfest/engine';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from './child.ts';
import { peer } from './peer.ts';
import { within } from './within.ts';

/** Seconds, even on a machine under load. */
const FIGURES_WITHIN = 600;

interface IoSocket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
interface IoClient {
  io(url: string, options: object): IoSocket;
}
/** The messages of its server: the whole state each time. */
interface TheirState {
  readonly _stateID: number;
  readonly G: { readonly state: object };
}

export interface TheirOptions {
  readonly game: Game;
  readonly tables: number;
  readonly socketsPerTable: number;
  /** Moves before and during the measurement. */
  readonly warmUp: number;
  readonly moves: number;
}

/** Measures the maximum load of boardgame.io's own server; undefined if it is not installed. */
export async function theirFigures(options: TheirOptions) {
  const client = peer('socket.io-client') as IoClient | undefined;
  if (client === undefined || peer('boardgame.io/server') === undefined) return undefined;
  const { game, tables, socketsPerTable } = options;
  const server = await startServer('./their-server.ts', [game.id]);
  const random = randomFromText('bench');
  const load = { isOn: true, moves: 0 };
  const all: TheirTable[] = [];
  const measure = async () => {
    for (const table of all) table.move();
    await played(load, options.warmUp);
    const before = await server.cpu();
    const start = performance.now();
    load.moves = 0;
    await played(load, options.moves);
    const { moves } = load;
    const elapsed = (performance.now() - start) / 1000;
    const cpu = (await server.cpu()) - before;
    load.isOn = false;
    await sleep(200);
    return {
      movesPerSecond: Math.round(moves / elapsed),
      cpuPerMove: Math.round(cpu / moves),
    };
  };
  try {
    for (let at = 0; at < tables; at++) {
      const table = new TheirTable({ game, random, matchId: `match-${at}`, load });
      all.push(table);
      await table.connect(
        () =>
          client.io(`http://127.0.0.1:${server.port}/${game.id}`, {
            transports: ['websocket'],
            forceNew: true,
          }),
        socketsPerTable,
      );
    }
    return await within(FIGURES_WITHIN, `measuring boardgame.io at ${tables} tables`, measure());
  } finally {
    for (const table of all) table.close();
    await server.end();
  }
}

async function played(load: { readonly moves: number }, moves: number): Promise<void> {
  while (load.moves < moves) await sleep(5);
}

interface TheirTableOptions {
  readonly game: Game;
  readonly random: Random;
  readonly matchId: string;
  readonly load: { isOn: boolean; moves: number };
}

class TheirTable {
  readonly #options: TheirTableOptions;
  readonly #sockets: IoSocket[] = [];
  #state: TheirState | undefined;
  #awaiting = 0;

  constructor(options: TheirTableOptions) {
    this.#options = options;
  }

  async connect(open: () => IoSocket, sockets: number): Promise<void> {
    const { matchId } = this.#options;
    for (let at = 0; at < sockets; at++) {
      const socket = open();
      this.#sockets.push(socket);
      const synced = new Promise<void>((resolve) => {
        socket.on('sync', (_: string, { state }: { state: TheirState }) => {
          this.#state = state;
          resolve();
        });
      });
      socket.on('update', (_: string, state: TheirState) => this.#hear(state));
      await new Promise<void>((resolve) => socket.on('connect', resolve));
      socket.emit('sync', matchId, at < 2 ? String(at) : null, undefined, 2);
      await synced;
    }
  }

  move(): void {
    const { game, random, matchId, load } = this.#options;
    const state = this.#state;
    if (state === undefined || !load.isOn) return;
    const [seat] = seatsIn(game.owing(state.G.state));
    if (seat === undefined) return;
    const legal = game.legal(state.G.state, seat);
    const payload = {
      type: 'play',
      args: [legal[random.below(legal.length)]],
      playerID: String(seat),
    };
    this.#awaiting = this.#sockets.length;
    this.#sockets[seat]?.emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      state._stateID,
      matchId,
      String(seat),
    );
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }

  #hear(state: TheirState): void {
    this.#state = state;
    this.#awaiting--;
    if (this.#awaiting !== 0) return;
    this.#options.load.moves++;
    this.move();
  }
}
