import type { Game } from '@richtfest/engine';
import { SERVER_FAILURE, RequestError } from '../request-error.ts';
import type { StoredTable } from '../store/event-store.ts';
import { storeFailureText } from '../store/store-failure.ts';
import type { Connection } from './presence.ts';
import { catchUp } from './actions/begin.ts';
import { leave } from './actions/disconnect.ts';
import { leaveProgram } from './actions/program-seat.ts';
import { Mailbox } from './mailbox.ts';
import type { ProgramLink } from './programs.ts';
import { Room } from './room.ts';
import type { TableServices } from './services.ts';

/**
 * A table in memory. Everything that is done at it goes through one mailbox, and nobody is told
 * what is not in the store. After a fault it closes: memory and store may differ then, and
 * whoever comes back opens it anew from the store.
 */
export class Table {
  readonly #room: Room;
  readonly #mailbox = new Mailbox();
  #isClosed = false;

  constructor(stored: StoredTable, game: Game, services: TableServices) {
    this.#room = new Room({
      stored,
      game,
      services,
      // A fault has been written down and has closed the table; there is nobody to tell.
      due: (action) =>
        this.#isClosed ? Promise.resolve() : this.do(action).catch(() => undefined),
    });
  }

  /** Goes on where the store says it was left, bots included. */
  open(): Promise<void> {
    return this.do(catchUp);
  }

  /** Whether nobody would miss it in memory. */
  get isIdle(): boolean {
    const { presence, programs, match } = this.#room;
    const isEmpty = presence.size === 0 && programs.size === 0;
    return isEmpty && this.#mailbox.isEmpty && match?.isBotThinking !== true;
  }

  /** Closed by its owner, or by itself after a fault: it must be opened anew from the store. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Does something at the table, in its turn. */
  do<T>(action: (room: Room) => T | Promise<T>): Promise<T> {
    return this.#mailbox.run(async () => {
      if (this.#isClosed) throw new RequestError(SERVER_FAILURE.code, SERVER_FAILURE.sentence);
      try {
        return await action(this.#room);
      } catch (error) {
        if (!(error instanceof RequestError)) this.#giveUp(error);
        throw error;
      }
    });
  }

  /** Says something at the table: in no turn but its own, and whatever fails harms nothing else. */
  async talk(action: (room: Room) => void | Promise<void>): Promise<void> {
    if (this.#isClosed) throw new RequestError(SERVER_FAILURE.code, SERVER_FAILURE.sentence);
    await action(this.#room);
  }

  /** At once: a connection that is gone waits for nobody. */
  leave(connection: Connection): void {
    leave(this.#room, connection);
  }

  leaveProgram(link: ProgramLink): void {
    leaveProgram(this.#room, link);
  }

  /** Sends everybody away, who may come back, and keeps what makes opening it again quick. */
  async close(): Promise<void> {
    this.#shut('The server closes this table for a moment.');
    await this.#mailbox.run(() => this.#room.match?.saved());
  }

  #giveUp(error: unknown): void {
    const { services, stored } = this.#room;
    services.meters.faults.add();
    const trouble = storeFailureText(error);
    services.log.error({ table: stored.code, trouble, err: error }, 'a table had a fault');
    this.#shut(SERVER_FAILURE.sentence);
    this.#room.match = undefined;
  }

  #shut(sentence: string): void {
    this.#isClosed = true;
    this.#room.match?.stop();
    this.#room.sendAway(sentence);
  }
}
