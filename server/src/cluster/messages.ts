import type { ClientMessage, HelloMessage, Problem } from '@richtfest/protocol';
import type { Command, CommandRequest } from '../tables/commands.ts';

/** Names a connection of one server to a table at another; never used twice. */
export interface LinkId {
  /** The server that has the socket. */
  readonly gateway: string;
  readonly link: string;
}

/** What a gateway asks the owner of a table, and is answered. */
export type GatewayRequest = {
  /** Names a client's request in the logs of both servers. */
  readonly requestId?: string;
} & (
  | { readonly is: 'call'; readonly table: string; readonly call: CommandCall }
  | ({ readonly is: 'connect'; readonly table: string; readonly hello: HelloMessage } & LinkId)
  | ({ readonly is: 'connect-program'; readonly table: string } & LinkId)
  | { readonly is: 'message'; readonly link: string; readonly message: TableMessage }
  /** An operator moves a table, or all tables of a server. */
  | { readonly is: 'hand-over'; readonly table: string; readonly to: string }
  | { readonly is: 'drain' }
);

/** A client's message that is about the table. */
export type TableMessage = Exclude<ClientMessage, { type: 'ping' | 'hello' }>;

/** A command with its request. */
export type CommandCall = {
  [C in Command]: { readonly command: C; readonly request: CommandRequest<C> };
}[Command];

/** What a gateway sends to the owner without an answer. */
export type GatewayNotice =
  | { readonly is: 'program-line'; readonly link: string; readonly text: string }
  | { readonly is: 'disconnect'; readonly link: string };

export type OwnerAnswer =
  | { readonly value: unknown }
  | { readonly problem: Problem & { readonly retryAfter?: number } }
  /** The server is not, or no longer, the owner; nothing was done. */
  | { readonly moved: true };

/** What the owner sends to a gateway for one of its sockets. */
export type OwnerNotice = { readonly link: string } & (
  | {
      readonly is: 'send';
      /** Counts the messages of a link: a gap means that some were lost. */
      readonly number: number;
      readonly text: string;
      /** The version the watcher has then. */
      readonly version?: number;
    }
  | { readonly is: 'end'; readonly code: number; readonly sentence: string }
  /** The table is played at another server from now on. */
  | { readonly is: 'moved' }
);

/** A server has changed or deleted a shared score pad; servers without it ignore this. */
export interface PadNotice {
  readonly is: 'pad';
  readonly pad: string;
}

/** Whether a message is from an owner to a gateway. */
export function isOwnerNotice(message: GatewayNotice | OwnerNotice): message is OwnerNotice {
  return message.is === 'send' || message.is === 'end' || message.is === 'moved';
}
