import { type HelloMessage, readTableCode } from '@richtfest/protocol';
import type { Gateway, TableRequest } from '../cluster/gateway.ts';
import type { ProgramLink } from '../cluster/program-link.ts';
import type { SocketLink } from '../cluster/socket-link.ts';
import type { ClientSocket } from '../cluster/table-link.ts';
import { AddressCounter } from '../http/address-counter.ts';
import { addressGroup } from '../http/address-group.ts';
import { RequestError } from '../request-error.ts';
import type { Command, CommandAnswer, CommandRequest } from './commands.ts';

/** While all addresses together try too many codes, each may be wrong this often in a minute. */
const MISSES_UNDER_ATTACK = 3;
/** The number of found codes that are remembered. */
const REMEMBERED = 20_000;
const EVERYBODY = 'everybody';

export interface LookupLimits {
  /** Wrong codes that one address may try in a minute. */
  readonly missesPerMinute: number;
  /** The same for all addresses together; beyond it each is allowed only a few. */
  readonly missesInAllPerMinute: number;
}

/** A request with a code, or the request a socket began with. */
export interface Visit {
  readonly params: { readonly code: string };
  readonly ip: string;
  /** Its name in the log. */
  readonly id?: string;
}

interface AccessOptions {
  readonly gateway: Pick<Gateway, 'locate' | 'call' | 'connect' | 'connectProgram'>;
  readonly limits: LookupLimits;
  readonly refusals: { add(): void };
  readonly ticks: () => number;
}

/**
 * The only way from a code to its table for a visitor. A code is all it takes to join a table, so
 * nobody may try many. After too many wrong codes, an address is refused every new code for the
 * rest of the minute, because refusing only wrong ones would reveal the right ones. It can still
 * reach tables it has found before. However many addresses attack, one that was never wrong is let
 * in.
 */
export class TableAccess {
  readonly #options: AccessOptions;
  readonly #misses: AddressCounter;
  readonly #allMisses: AddressCounter;
  readonly #found = new Set<string>();

  constructor(options: AccessOptions) {
    const { missesPerMinute, missesInAllPerMinute } = options.limits;
    this.#options = options;
    this.#misses = new AddressCounter(missesPerMinute);
    this.#allMisses = new AddressCounter(missesInAllPerMinute);
  }

  /** Carries out a command at a table. */
  async call<C extends Command>(
    visit: Visit,
    command: C,
    request: CommandRequest<C>,
  ): Promise<CommandAnswer<C>> {
    return await this.#options.gateway.call(await this.#request(visit), command, request);
  }

  /** Connects the socket of a player or spectator with its first message. */
  async connect(visit: Visit, socket: ClientSocket, hello: HelloMessage): Promise<SocketLink> {
    return await this.#options.gateway.connect(await this.#request(visit), socket, hello);
  }

  /** Connects the socket of a program. */
  async connectProgram(visit: Visit, socket: ClientSocket): Promise<ProgramLink> {
    return await this.#options.gateway.connectProgram(await this.#find(visit), socket);
  }

  async #request(visit: Visit): Promise<TableRequest> {
    const code = await this.#find(visit);
    return visit.id === undefined ? { code } : { code, requestId: visit.id };
  }

  /** The code of a visit, if there is such a table. */
  async #find(visit: Visit): Promise<string> {
    const { ip } = visit;
    const code = readTableCode(visit.params.code);
    if (code === undefined) {
      throw new RequestError('unknown-table', 'A table’s code has eight letters and digits.');
    }
    this.#requireFewMisses(ip, code);
    try {
      await this.#options.gateway.locate(code);
    } catch (error) {
      const isMiss = error instanceof RequestError && error.code === 'unknown-table';
      if (isMiss) this.#countMiss(ip);
      throw error;
    }
    // Others from the same address may have been wrong while this table was looked for.
    this.#requireFewMisses(ip, code);
    this.#remember(ip, code);
    return code;
  }

  #requireFewMisses(ip: string, code: string): void {
    const { limits, refusals, ticks } = this.#options;
    const now = ticks();
    const areMany = this.#allMisses.count(EVERYBODY, now) >= limits.missesInAllPerMinute;
    const most = areMany
      ? Math.min(MISSES_UNDER_ATTACK, limits.missesPerMinute)
      : limits.missesPerMinute;
    if (this.#misses.count(ip, now) < most || this.#found.has(findOf(ip, code))) return;
    refusals.add();
    const sentence = 'Too many codes of no table came from your address. Please wait a minute.';
    throw this.#misses.refusal(sentence, now);
  }

  #countMiss(ip: string): void {
    const now = this.#options.ticks();
    this.#misses.add(ip, now);
    this.#allMisses.add(EVERYBODY, now);
  }

  #remember(ip: string, code: string): void {
    const find = findOf(ip, code);
    this.#found.delete(find);
    this.#found.add(find);
    const [oldest] = this.#found;
    if (this.#found.size > REMEMBERED && oldest !== undefined) this.#found.delete(oldest);
  }
}

function findOf(ip: string, code: string): string {
  return `${addressGroup(ip)} ${code}`;
}
