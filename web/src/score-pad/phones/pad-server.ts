import { doneResponse } from '@richtfest/protocol';
import {
  type CreatePadRequest,
  type JoinPadRequest,
  type JoinPadResponse,
  type LeavePadRequest,
  type RemovePadPlayerRequest,
  type RevealPadRequest,
  type SharedPad,
  type WritePadTableRequest,
  type WriteSheetRequest,
  joinPadResponse,
  sharedPad,
} from '@richtfest/protocol/pads';
import type { SocketLike } from '../../online/live-socket.ts';
import { ask, socketAt } from '../../online/server.ts';

/** The requests about one shared pad. Each throws a `ServerProblem` if it is refused. */
export interface PadServer {
  read(): Promise<SharedPad>;
  join(request: JoinPadRequest): Promise<JoinPadResponse>;
  leave(request: LeavePadRequest): Promise<SharedPad>;
  removePlayer(request: RemovePadPlayerRequest): Promise<SharedPad>;
  writeSheet(request: WriteSheetRequest): Promise<SharedPad>;
  writeTable(request: WritePadTableRequest): Promise<SharedPad>;
  reveal(request: RevealPadRequest): Promise<SharedPad>;
  close(key: string): Promise<void>;
  openSocket(): SocketLike;
}

export function createPad(request: CreatePadRequest): Promise<SharedPad> {
  return ask(sharedPad, '/api/pads', request) as Promise<SharedPad>;
}

/** A pad on this page's server, or on another one. */
export function padServer(code: string, origin = ''): PadServer {
  const path = `${origin}/api/pads/${encodeURIComponent(code)}`;
  const change = (action: string, request: object) =>
    ask(sharedPad, `${path}/${action}`, request) as Promise<SharedPad>;
  return {
    read: () => ask(sharedPad, path) as Promise<SharedPad>,
    join: (request) => ask(joinPadResponse, `${path}/players`, request) as Promise<JoinPadResponse>,
    leave: (request) => change('players/leave', request),
    removePlayer: (request) => change('players/remove', request),
    writeSheet: (request) => change('sheets', request),
    writeTable: (request) => change('table', request),
    reveal: (request) => change('reveal', request),
    close: async (key) => void (await ask(doneResponse, `${path}/close`, { key })),
    openSocket: () => socketAt(`${path}/socket`),
  };
}
