import type { PadSheet, PadTable } from '@richtfest/protocol/pads';

/** Stores score pads that several devices share, until they expire. */
export interface PadStore {
  /** Deletes expired pads first. Nothing changes if the code is in use or `most` pads are stored. */
  create(pad: StoredPad, limits: NewPadLimits): Promise<'created' | 'code-in-use' | 'full'>;
  /** Undefined if there is none, or it has expired. */
  load(code: string, now: number): Promise<StoredPad | undefined>;
  /** Writes the version after `pad.version - 1`; false if another writer was faster. */
  replace(pad: StoredPad): Promise<boolean>;
  /** The version of each of these pads that has not expired. */
  versions(codes: readonly string[], now: number): Promise<ReadonlyMap<string, number>>;
  remove(code: string): Promise<void>;
}

export interface NewPadLimits {
  readonly now: number;
  readonly most: number;
}

export interface StoredPad {
  readonly code: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly content: PadContent;
}

/** Everything else, as JSON. */
export interface PadContent {
  /** The id of the game on every device. */
  readonly id: string;
  readonly game: string;
  readonly hostKeyHash: string;
  readonly table: PadTable;
  readonly tableVersion: number;
  readonly players: readonly StoredPlayer[];
  /** The number of the next player. */
  readonly nextPlayer: number;
  /** Lines of the score sheet that everyone sees. */
  readonly revealed?: number;
}

export interface StoredPlayer {
  readonly player: number;
  readonly version: number;
  /** Absent: no phone has this player. */
  readonly keyHash?: string;
  readonly isReady: boolean;
  readonly sheet: PadSheet;
}
