import { isEqualJson } from '@richtfest/engine';
import type { PadSheet, PadTable, SharedPad } from '@richtfest/protocol/pads';
import type { Pad } from '../pad.ts';

/** What a device knows of its game beyond what all devices share. */
export type OwnDetails = Pick<Pad, 'me' | 'notes' | 'isDone' | 'changedAt'>;

/** A shared pad as the score pad shows and stores it. */
export function padOf({ id, game, table, players }: SharedPad, own: OwnDetails): Pad {
  const allowed = [...table.allowed, ...players.flatMap(({ sheet }) => sheet.allowed)];
  return {
    id,
    game,
    mode: table.mode,
    players: players.map(({ sheet: { name, house, sums } }) => ({ name, house, sums })),
    ...(own.me === undefined ? {} : { me: own.me }),
    table: table.table,
    allowed: [...new Set(allowed)],
    day: table.day,
    place: table.place,
    notes: own.notes,
    isDone: own.isDone,
    changedAt: own.changedAt,
  };
}

/** The seat of a player: their position among all. */
export function seatOf({ players }: SharedPad, player: number | undefined): number | undefined {
  const seat = players.findIndex((each) => each.player === player);
  return seat < 0 ? undefined : seat;
}

/** A pad of one device, to be shared. */
export function sharedParts(pad: Pad): {
  readonly table: PadTable;
  readonly players: readonly PadSheet[];
} {
  const { mode, table, allowed, day, place, players } = pad;
  return {
    table: { mode, table: filled(table), allowed, day, place },
    players: players.map(({ name, house, sums }) => ({
      name,
      house: filled(house),
      sums: filled(sums),
      allowed: [],
    })),
  };
}

interface PadChanges {
  /** By player. */
  readonly sheets: ReadonlyMap<number, PadSheet>;
  readonly table: PadTable | undefined;
}

/**
 * What a change of the shown pad changes on the shared one. Confirmed breaches belong to the sheet
 * of the phone that confirmed them, or to the table if that was the host.
 */
export function changesTo(shared: SharedPad, next: Pad, player: number | undefined): PadChanges {
  const own = { me: undefined, notes: '', isDone: false, changedAt: 0 };
  const before = padOf(shared, own);
  const added = next.allowed.filter((key) => !before.allowed.includes(key));
  const withAllowed = (allowed: readonly string[], isOwn: boolean) => {
    const kept = allowed.filter((key) => next.allowed.includes(key));
    return isOwn ? [...kept, ...added] : kept;
  };
  const parts = sharedParts(next);
  const sheets = new Map<number, PadSheet>();
  for (const [seat, each] of shared.players.entries()) {
    const isOwn = each.player === player;
    const part = parts.players[seat];
    if (part === undefined || !(isOwn || player === undefined)) continue;
    const sheet = { ...part, allowed: withAllowed(each.sheet.allowed, isOwn) };
    if (!isEqualJson(sheet, each.sheet)) sheets.set(each.player, sheet);
  }
  if (player !== undefined) return { sheets, table: undefined };
  const table = { ...parts.table, allowed: withAllowed(shared.table.allowed, true) };
  return { sheets, table };
}

function filled(entry: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([place, on]) => (on === undefined ? [] : [[place, on]])),
  );
}
