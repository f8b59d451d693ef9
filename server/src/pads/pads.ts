import type { CatalogEntry } from '@richtfest/catalog';
import { isEqualJson } from '@richtfest/engine';
import { PAD_LIFETIME, readTableCode } from '@richtfest/protocol';
import type {
  ClosePadRequest,
  CreatePadRequest,
  JoinPadRequest,
  JoinPadResponse,
  LeavePadRequest,
  RemovePadPlayerRequest,
  RevealPadRequest,
  SharedPad,
  WritePadTableRequest,
  WriteSheetRequest,
} from '@richtfest/protocol/pads';
import { RequestError } from '../request-error.ts';
import type { PadContent, PadStore, StoredPad } from '../store/pad-store.ts';
import { entryNamed } from '../tables/create-table.ts';
import { keyHash, newTableCode } from '../tables/secrets.ts';
import {
  join,
  leave,
  playerWith,
  removePlayer,
  requirePadHost,
  reveal,
  writeSheet,
  writeTable,
} from './pad-changes.ts';
import { shownPad } from './shown-pad.ts';

interface PadServices {
  readonly store: PadStore;
  readonly games: readonly CatalogEntry[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The number of pads in the store at most. */
  readonly most: number;
  /** Called with every change, after it is stored; undefined: the pad is closed. */
  readonly onChange: (code: string, pad: StoredPad | undefined) => void;
}

/** More concurrent writes to one pad than this are an attack. */
const MOST_ATTEMPTS = 50;

/** Score pads that several devices fill in, without accounts. */
export class Pads {
  readonly #services: PadServices;

  constructor(services: PadServices) {
    this.#services = services;
  }

  async create(request: CreatePadRequest): Promise<SharedPad> {
    const { store, now, most } = this.#services;
    const { key, id, game, table, players } = request;
    const { max } = entryNamed(this.#services.games, game).players;
    if (players.length > max) {
      throw new RequestError('malformed', `The field “players” must have at most ${max} entries.`);
    }
    const content: PadContent = {
      id,
      game,
      hostKeyHash: keyHash(key),
      table,
      tableVersion: 0,
      players: players.map((sheet, player) => ({ player, version: 0, isReady: false, sheet })),
      nextPlayer: players.length,
    };
    for (;;) {
      const expiresAt = now() + PAD_LIFETIME;
      const pad = { code: newTableCode(), version: 1, expiresAt, content };
      const created = await store.create(pad, { now: now(), most });
      if (created === 'created') return shownPad(pad);
      if (created === 'full') {
        throw new RequestError('too-many', 'Too many score pads are shared now. Try again later.');
      }
    }
  }

  async read(text: string): Promise<SharedPad> {
    return shownPad(await this.load(text));
  }

  /** Throws if there is no such pad, or it has expired (PR-56). */
  async load(text: string): Promise<StoredPad> {
    const { store, now } = this.#services;
    const code = readTableCode(text);
    const pad = code === undefined ? undefined : await store.load(code, now());
    if (pad === undefined) throw unknownPad();
    return pad;
  }

  async join(code: string, request: JoinPadRequest): Promise<JoinPadResponse> {
    const pad = await this.#change(code, (content) =>
      join(content, request, entryNamed(this.#services.games, content.game).players.max),
    );
    const mine = playerWith(pad.content, request.key);
    return { ...shownPad(pad), ...(mine === undefined ? {} : { you: mine.player }) };
  }

  async leave(code: string, request: LeavePadRequest): Promise<SharedPad> {
    return shownPad(await this.#change(code, (content) => leave(content, request)));
  }

  async removePlayer(code: string, request: RemovePadPlayerRequest): Promise<SharedPad> {
    return shownPad(await this.#change(code, (content) => removePlayer(content, request)));
  }

  async writeSheet(code: string, request: WriteSheetRequest): Promise<SharedPad> {
    return shownPad(await this.#change(code, (content) => writeSheet(content, request)));
  }

  async writeTable(code: string, request: WritePadTableRequest): Promise<SharedPad> {
    return shownPad(await this.#change(code, (content) => writeTable(content, request)));
  }

  async reveal(code: string, request: RevealPadRequest): Promise<SharedPad> {
    return shownPad(await this.#change(code, (content) => reveal(content, request)));
  }

  async close(text: string, { key }: ClosePadRequest): Promise<void> {
    const { code, content } = await this.load(text);
    requirePadHost(content, key);
    await this.#services.store.remove(code);
    this.#services.onChange(code, undefined);
  }

  /** Applies a change to the latest version, again if another writer was faster. */
  async #change(text: string, change: (content: PadContent) => PadContent): Promise<StoredPad> {
    const { store, now, onChange } = this.#services;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const pad = await this.load(text);
      const content = change(pad.content);
      if (isEqualJson(content, pad.content)) return pad;
      const expiresAt = now() + PAD_LIFETIME;
      const changed = { ...pad, version: pad.version + 1, expiresAt, content };
      if (!(await store.replace(changed))) continue;
      onChange(pad.code, changed);
      return changed;
    }
    throw new RequestError('too-many', 'This pad is changed too often at once. Try again.');
  }
}

function unknownPad(): RequestError {
  return new RequestError('unknown-pad', 'No score pad is shared under this code, or no longer.');
}
