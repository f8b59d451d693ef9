import type { Entry } from '../games/components.ts';

/** A game played with the box, as it is entered on the score pad. */
export interface Pad {
  readonly id: string;
  /** The id of its game in the catalog. */
  readonly game: string;
  /** Components on places, or only the points of each category. */
  readonly mode: PadMode;
  readonly players: readonly PadPlayer[];
  /** The seat of this device's owner, if they played. */
  readonly me?: number | undefined;
  /** Options of the table and components that belong to nobody. */
  readonly table: Entry;
  /** Keys of broken rules that were confirmed: “that's how we played”. */
  readonly allowed: readonly string[];
  /** `2026-11-16`. */
  readonly day: string;
  readonly place: string;
  readonly notes: string;
  /** The points were revealed; a pad without this is unfinished. */
  readonly isDone: boolean;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

export const PAD_MODES = ['houses', 'sums'] as const;
export type PadMode = (typeof PAD_MODES)[number];

export interface PadPlayer {
  readonly name: string;
  readonly house: Entry;
  /** By category `part/rooms`, and `tie/0` for tie-breaks. */
  readonly sums: Entry;
}

/** Names on score sheets are at most this long. */
export const PLAYER_NAME_LENGTH = 40;

export interface NewPadOptions {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly day: string;
  readonly now: number;
}

export function newPad({ id, game, names, day, now }: NewPadOptions): Pad {
  return {
    id,
    game,
    mode: 'houses',
    players: names.map((name) => newPlayer(name)),
    table: {},
    allowed: [],
    day,
    place: '',
    notes: '',
    isDone: false,
    changedAt: now,
  };
}

export function newPlayer(name: string): PadPlayer {
  return { name, house: {}, sums: {} };
}

/** Puts a component on a place, or clears the place and all places within it. */
function withComponent(entry: Entry, place: string, component: string | undefined): Entry {
  if (component !== undefined) return { ...entry, [place]: component };
  return Object.fromEntries(
    Object.entries(entry).filter(([id]) => id !== place && !id.startsWith(`${place}/`)),
  );
}

/** Puts a component on a place of a seat's house, or points into a category. */
export function putInHouse(
  pad: Pad,
  { seat, place }: { readonly seat: number; readonly place: string },
  component: string | undefined,
): Pad {
  return changePlayer(pad, seat, (player) =>
    pad.mode === 'houses'
      ? { ...player, house: withComponent(player.house, place, component) }
      : { ...player, sums: withComponent(player.sums, place, component) },
  );
}

export function putOnTable(pad: Pad, place: string, component: string | undefined): Pad {
  return { ...pad, table: withComponent(pad.table, place, component) };
}

export function changePlayer(
  pad: Pad,
  seat: number,
  change: (player: PadPlayer) => PadPlayer,
): Pad {
  const players = pad.players.map((player, at) => (at === seat ? change(player) : player));
  return { ...pad, players };
}

/** Confirms a broken rule, or withdraws the confirmation. */
export function allow(pad: Pad, key: string, isAllowed: boolean): Pad {
  const others = pad.allowed.filter((each) => each !== key);
  return { ...pad, allowed: isAllowed ? [...others, key] : others };
}

/** In `allowed`: nothing stands in the house of this seat. */
export function emptyKey(seat: number): string {
  return `empty/${seat}`;
}

/** Whether a seat's house is known: something was entered, or it was said to be empty. */
export function isEntered(pad: Pad, seat: number): boolean {
  const player = pad.players[seat];
  if (player === undefined) return false;
  return hasEntries(player, pad.mode) || pad.allowed.includes(emptyKey(seat));
}

export function allEntered(pad: Pad): boolean {
  return pad.players.every((_, seat) => isEntered(pad, seat));
}

export function hasEntries(
  { house, sums }: Pick<PadPlayer, 'house' | 'sums'>,
  mode: PadMode,
): boolean {
  return Object.keys(mode === 'houses' ? house : sums).length > 0;
}
