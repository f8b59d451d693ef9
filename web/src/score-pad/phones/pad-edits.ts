import { isEqualJson } from '@richtfest/engine';
import type { PadTable, SharedPad, SharedPlayer } from '@richtfest/protocol/pads';
import { type SheetState, type Versions, mergeSheets, mergeTables } from './merge.ts';

/** What a device has changed and the server does not have yet. Plain data, to be stored. */
export interface PadEdits {
  /** By player. */
  readonly sheets: Readonly<Record<string, Edit<SheetState>>>;
  readonly table?: Edit<PadTable> | undefined;
}

interface Edit<T> {
  /** The version of the server that it was made from, and its content. */
  readonly version: number;
  readonly base: T;
  readonly now: T;
  /** Sent, but not confirmed: the server may or may not have it. */
  readonly sent?: T | undefined;
}

export const NO_EDITS: PadEdits = { sheets: {} };

export function hasEdits({ sheets, table }: PadEdits): boolean {
  return table !== undefined || Object.keys(sheets).length > 0;
}

/** Changes a sheet. */
export function editSheet(edits: PadEdits, player: SharedPlayer, now: SheetState): PadEdits {
  const before = edits.sheets[player.player];
  const edit = before ?? { version: player.version, base: stateOf(player) };
  return withSheet(edits, player.player, { ...edit, now });
}

export function editTable(edits: PadEdits, pad: SharedPad, now: PadTable): PadEdits {
  const edit = edits.table ?? { version: pad.tableVersion, base: pad.table };
  return { ...edits, table: unlessSettled({ ...edit, now }) };
}

/** Remembers what is being sent. */
export function sendSheet(edits: PadEdits, player: number): PadEdits {
  const edit = edits.sheets[player];
  return edit === undefined ? edits : withSheet(edits, player, { ...edit, sent: edit.now });
}

export function sendTable(edits: PadEdits): PadEdits {
  const { table } = edits;
  return table === undefined ? edits : { ...edits, table: { ...table, sent: table.now } };
}

/** Nothing is being sent any more. */
export function notSent({ sheets, table }: PadEdits): PadEdits {
  const left = Object.entries(sheets).flatMap(([player, edit]) => {
    const unsent = unlessSettled({ ...edit, sent: undefined });
    return unsent === undefined ? [] : [[player, unsent] as const];
  });
  return {
    sheets: Object.fromEntries(left),
    table: table && unlessSettled({ ...table, sent: undefined }),
  };
}

/** Puts the edits on top of a newer version of the pad. */
export function rebase(edits: PadEdits, pad: SharedPad): PadEdits {
  const theirs = { version: pad.tableVersion, content: pad.table };
  const table = edits.table && rebaseEdit(edits.table, theirs, mergeTables);
  let rebased: PadEdits = { sheets: {}, table };
  for (const player of pad.players) {
    const edit = edits.sheets[player.player];
    if (edit === undefined) continue;
    const latest = { version: player.version, content: stateOf(player) };
    const next = rebaseEdit(edit, latest, mergeSheets);
    if (next !== undefined) rebased = withSheet(rebased, player.player, next);
  }
  return rebased;
}

function rebaseEdit<T extends object>(
  edit: Edit<T>,
  latest: { readonly version: number; readonly content: T },
  merge: (versions: Versions<T>) => T,
): Edit<T> | undefined {
  const { version, content: theirs } = latest;
  if (edit.version === version) return unlessSettled(edit);
  const isOwn = edit.sent !== undefined && isEqualJson(edit.sent, theirs);
  const base = isOwn ? theirs : edit.base;
  return unlessSettled({ version, base: theirs, now: merge({ base, mine: edit.now, theirs }) });
}

/** Nothing is left to send; but what was sent may need to be changed back. */
function unlessSettled<T extends object>(edit: Edit<T>): Edit<T> | undefined {
  return edit.sent === undefined && isEqualJson(edit.now, edit.base) ? undefined : edit;
}

/** The pad with the edits, as the device shows it. */
export function withEdits(pad: SharedPad, { sheets, table }: PadEdits): SharedPad {
  return {
    ...pad,
    table: table?.now ?? pad.table,
    players: pad.players.map((player) => ({ ...player, ...sheets[player.player]?.now })),
  };
}

function stateOf({ sheet, isReady }: SharedPlayer): SheetState {
  return { sheet, isReady };
}

function withSheet(edits: PadEdits, player: number, edit: Edit<SheetState>): PadEdits {
  const sheets = Object.fromEntries(
    Object.entries(edits.sheets).filter(([each]) => each !== String(player)),
  );
  const left = unlessSettled(edit);
  return { ...edits, sheets: left === undefined ? sheets : { ...sheets, [player]: left } };
}
