import type { SharedPad } from '@richtfest/protocol/pads';
import { randomHex } from '../../match/start-match.ts';
import { readStoredJson, writeStored } from '../../storage/device-storage.ts';
import type { PadEdits } from './pad-edits.ts';

/** What this device needs to stay on a shared pad, also after a reload without a connection. */
export interface HeldPad {
  readonly code: string;
  /** Proves this device's right to its player, or to everything. */
  readonly key: string;
  /** It shared the pad. */
  readonly isHost: boolean;
  /** The player of this device; absent before one is chosen, and for a host. */
  readonly player?: number | undefined;
  /** The pad as the server last sent it. */
  readonly pad?: SharedPad | undefined;
  /** What the server does not have yet. */
  readonly edits?: PadEdits | undefined;
}

const KEY = 'richtfest/shared-pads';

export function newPadKey(): string {
  return randomHex(24);
}

export function heldPad(code: string): HeldPad | undefined {
  return allHeld().find((held) => held.code === code);
}

/** The shared pad of a game that was shared on this device. */
export function hostedPad(id: string): HeldPad | undefined {
  return allHeld().find(({ isHost, pad }) => isHost && pad?.id === id);
}

/** Stores it, and forgets the pads that have expired; without storage it lives as long as the page. */
export function holdPad(held: HeldPad): void {
  const now = Date.now();
  const others = allHeld().filter(
    ({ code, pad }) => code !== held.code && (pad === undefined || pad.expiresAt > now),
  );
  writeStored(KEY, JSON.stringify([...others, held]));
}

export function releasePad(code: string): void {
  writeStored(KEY, JSON.stringify(allHeld().filter((held) => held.code !== code)));
}

function allHeld(): readonly HeldPad[] {
  const stored = readStoredJson(KEY);
  return Array.isArray(stored) ? (stored as readonly HeldPad[]) : [];
}
