import { type Random, randomFromText } from '@richtfest/engine';
import type { Capacity, Model } from './capacity.ts';
import { EventQueue } from './event-queue.ts';

/** Milliseconds at the beginning that are not counted: the queues fill first. */
const WARM_UP = 500;

export interface SimulationOptions {
  readonly capacity: Pick<Capacity, 'tables' | 'servers' | 'natsServers' | 'shards'>;
  readonly model: Model;
  /** How many moves are simulated. */
  readonly moves: number;
  readonly seed: string;
}

export interface SimulatedLoad {
  readonly moves: number;
  /** Milliseconds from sending a move until the last watcher has it. */
  readonly p50: number;
  readonly p99: number;
  /** The most loaded machine of each kind: the part of its processor time that was used. */
  readonly server: number;
  readonly nats: number;
  readonly database: number;
}

/** The stages of a move, in order; each takes time at one machine. */
const STAGES = ['arrive', 'request', 'play', 'commit', 'update', 'deliver'] as const;

interface Move {
  readonly sentAt: number;
  readonly owner: number;
  /** The server of the player, and those of all watchers. */
  readonly gateway: number;
  readonly watchers: readonly number[];
}

interface SimulationEvent {
  readonly move: Move;
  readonly stage: number;
}

/**
 * A discrete-event simulation of a cluster: every machine is a queue with one or more cores, and a
 * move passes from the player's server over NATS to the owner of the table, to its database, and
 * back to the servers of all watchers. Moves arrive at random, tables and clients are anywhere.
 */
export function simulate(options: SimulationOptions): SimulatedLoad {
  const { model, capacity } = options;
  const random = randomFromText(options.seed);
  const machines = new Machines(model, capacity);
  const queue = new EventQueue<SimulationEvent>();
  const rate = capacity.tables / model.assumed.secondsPerMove / 1000;
  const latencies: number[] = [];
  let sent = 0;
  let now = 0;
  const sendNext = () => {
    if (sent++ >= options.moves) return;
    now += exponential(random) / rate;
    queue.add(now, { move: newMove(random, now, options), stage: 0 });
  };
  sendNext();
  for (let next = queue.next(); next !== undefined; next = queue.next()) {
    const { at, event } = next;
    const { move, stage } = event;
    if (stage === 0) sendNext();
    const done = machines.work(STAGES[stage] ?? 'deliver', move, at);
    if (stage < STAGES.length - 1) queue.add(done, { move, stage: stage + 1 });
    else if (move.sentAt > WARM_UP) latencies.push(done - move.sentAt);
  }
  latencies.sort((a, b) => a - b);
  const percentile = (part: number) => latencies[Math.floor(part * (latencies.length - 1))] ?? NaN;
  return {
    moves: latencies.length,
    p50: percentile(0.5),
    p99: percentile(0.99),
    ...machines.utilization(now),
  };
}

function newMove(random: Random, sentAt: number, { capacity, model }: SimulationOptions): Move {
  const server = () => random.below(capacity.servers);
  const gateway = server();
  const others = Math.max(0, Math.round(model.assumed.socketsPerTable) - 1);
  const watchers = [gateway, ...Array.from({ length: others }, server)];
  return { sentAt, owner: server(), gateway, watchers };
}

function exponential(random: Random): number {
  return -Math.log(1 - random.below(2 ** 30) / 2 ** 30);
}

/** When each core of a machine is free again, and how long it has worked, in milliseconds. */
class Machine {
  readonly #freeAt: number[];
  worked = 0;

  constructor(cores: number) {
    this.#freeAt = Array.from({ length: cores }, () => 0);
  }

  get cores(): number {
    return this.#freeAt.length;
  }

  /** Works as soon as a core is free, and returns when it has finished. */
  run(at: number, milliseconds: number): number {
    let first = 0;
    for (const [core, free] of this.#freeAt.entries()) {
      if (free < (this.#freeAt[first] ?? 0)) first = core;
    }
    const done = Math.max(at, this.#freeAt[first] ?? 0) + milliseconds;
    this.#freeAt[first] = done;
    this.worked += milliseconds;
    return done;
  }
}

class Machines {
  readonly #model: Model;
  readonly #servers: readonly Machine[];
  readonly #nats: readonly Machine[];
  readonly #shards: readonly Machine[];

  constructor(model: Model, { servers, natsServers, shards }: SimulationOptions['capacity']) {
    const { natsCores, databaseCores } = model.assumed;
    const machines = (count: number, cores: number) =>
      Array.from({ length: count }, () => new Machine(cores));
    this.#model = model;
    this.#servers = machines(servers, 1);
    this.#nats = machines(natsServers, natsCores);
    this.#shards = machines(shards, databaseCores);
  }

  /** Carries out a stage of a move and returns when it has finished. */
  work(stage: (typeof STAGES)[number], move: Move, at: number): number {
    const { assumed, costs } = this.#model;
    const isRemote = move.gateway !== move.owner;
    const remote = move.watchers.filter((server) => server !== move.owner);
    // A request passes on less than the updates to all watchers, which share the rest.
    const share = 1 / (1 + move.watchers.length);
    switch (stage) {
      case 'arrive':
        return isRemote ? this.#server(move.gateway, at, share * costs.gatewayCpu) : at;
      case 'request':
        return isRemote ? this.#bus(move, at, share * costs.natsCpu) : at;
      case 'play':
        return this.#server(move.owner, at, costs.ownerCpu);
      case 'commit': {
        const shard = this.#shards[move.owner % this.#shards.length];
        const done = shard?.run(at, costs.databaseCpu / 1000) ?? at;
        return done + assumed.commit + 2 * assumed.hop;
      }
      case 'update':
        return remote.length === 0 ? at : this.#bus(move, at, (1 - share) * costs.natsCpu);
      case 'deliver': {
        const each = ((1 - share) * costs.gatewayCpu) / move.watchers.length;
        return Math.max(at, ...remote.map((server) => this.#server(server, at, each)));
      }
    }
  }

  utilization(time: number): Pick<SimulatedLoad, 'server' | 'nats' | 'database'> {
    const most = (machines: readonly Machine[]) =>
      Math.max(0, ...machines.map(({ worked, cores }) => worked / cores / time));
    return {
      server: most(this.#servers),
      nats: most(this.#nats),
      database: most(this.#shards),
    };
  }

  #server(server: number, at: number, microseconds: number): number {
    return this.#servers[server]?.run(at, microseconds / 1000) ?? at;
  }

  /** From one server through NATS to another: two hops. */
  #bus({ owner }: Move, at: number, microseconds: number): number {
    const { hop } = this.#model.assumed;
    const nats = this.#nats[owner % this.#nats.length];
    return (nats?.run(at + hop, microseconds / 1000) ?? at + hop) + hop;
  }
}
