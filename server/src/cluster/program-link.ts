import { CLOSE } from '@richtfest/protocol';
import type { Gateway } from './gateway.ts';
import type { OwnerNotice } from './messages.ts';
import { GOING_AWAY, type LinkOptions, type TableLink } from './table-link.ts';

/** The link of a program, which connects again when its table moves. */
export class ProgramLink implements TableLink {
  readonly #gateway: Gateway;
  readonly #options: LinkOptions;
  #end: { readonly owner: string; readonly link: string; count: number } | undefined;

  constructor(gateway: Gateway, options: LinkOptions) {
    this.#gateway = gateway;
    this.#options = options;
  }

  get owner(): string | undefined {
    return this.#end?.owner;
  }

  async open(): Promise<void> {
    const { code } = this.#options;
    await this.#gateway.atOwner(code, async (owner) => {
      const name = this.#gateway.register(this, owner);
      this.#end = { owner, link: name.link, count: 0 };
      try {
        await this.#gateway.request(owner, { is: 'connect-program', table: code, ...name });
      } catch (error) {
        this.leave();
        throw error;
      }
    });
  }

  send(text: string): void {
    if (this.#end !== undefined) this.#gateway.sendLine(this.#end.owner, this.#end.link, text);
  }

  receive(notice: OwnerNotice): void {
    const { socket } = this.#options;
    if (notice.is === 'end') socket.end(notice.code, notice.sentence);
    else if (notice.is === 'moved' || notice.number !== this.#end?.count) this.reconnect();
    else {
      this.#end.count++;
      socket.send(notice.text);
    }
  }

  reconnect(): void {
    this.sendAway();
  }

  sendAway(): void {
    this.#options.socket.end(CLOSE.goingAway, GOING_AWAY);
  }

  leave(): void {
    const end = this.#end;
    this.#end = undefined;
    if (end !== undefined) this.#gateway.unregister(end.owner, end.link);
  }
}
