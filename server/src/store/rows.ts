import type { JsonObject, LogEntry, MatchHeader, PlayerFace, SeatColour } from '@richtfest/engine';
import type { Aids, Talk, TableClock } from '@richtfest/protocol';
import type { EntryRow, SeatRow, TableRow } from './database.ts';
import type {
  NewTable,
  SeatedPerson,
  StoredEntry,
  StoredSeat,
  StoredTable,
} from './event-store.ts';
import type { StoredTakeBack } from './talk-store.ts';
import type { StoredClock, StoredTiming } from './timing-store.ts';

// Numbers are taken through `Number`: some drivers hand whole numbers out as text.

export function tableRow(table: NewTable): TableRow {
  return {
    code: table.code,
    created_at: table.createdAt,
    game: table.game,
    rules_version: table.rulesVersion,
    options: JSON.stringify(table.options),
    edition_name: table.editionName ?? null,
    secret: table.secret,
    host_key_hash: table.hostKeyHash,
    version: 0,
    header: null,
    started_at: null,
    finished_at: null,
    awaits_bot: 0,
    clock: table.clock === undefined ? null : JSON.stringify(table.clock),
    touched_at: table.createdAt,
    listed_at: null,
    closed_at: null,
    forbids_watchers: table.forbidsWatchers === true ? 1 : 0,
    aids: table.aids === undefined ? null : JSON.stringify(table.aids),
    allows_hints: table.aids?.hints === 'on' ? 1 : 0,
    next_table: null,
    talk: table.talk ?? null,
    take_back: null,
    owner: null,
    epoch: 0,
    ...timingColumns(undefined),
  };
}

export function timingColumns(
  timing: StoredTiming | undefined,
): Pick<TableRow, 'due_at' | 'clocks'> {
  return {
    due_at: timing?.dueAt ?? null,
    clocks: timing === undefined ? null : JSON.stringify(timing.clocks),
  };
}

function timingFromRow({ due_at: dueAt, clocks }: TableRow): { timing?: StoredTiming } {
  if (clocks === null) return {};
  const stored = JSON.parse(clocks) as StoredClock[];
  return { timing: { ...(dueAt === null ? {} : { dueAt: Number(dueAt) }), clocks: stored } };
}

export function tableFromRows(row: TableRow, seats: readonly SeatRow[]): StoredTable {
  return {
    code: row.code,
    createdAt: Number(row.created_at),
    game: row.game,
    rulesVersion: Number(row.rules_version),
    options: JSON.parse(row.options) as JsonObject,
    secret: row.secret,
    hostKeyHash: row.host_key_hash,
    version: Number(row.version),
    touchedAt: Number(row.touched_at),
    seats: seats.map(seatFromRow),
    ...(row.edition_name === null ? {} : { editionName: row.edition_name }),
    ...(row.clock === null ? {} : { clock: JSON.parse(row.clock) as TableClock }),
    ...(row.talk === null ? {} : { talk: row.talk as Talk }),
    ...(row.take_back === null ? {} : { takeBack: JSON.parse(row.take_back) as StoredTakeBack }),
    ...(row.header === null ? {} : { header: JSON.parse(row.header) as MatchHeader }),
    ...(row.started_at === null ? {} : { startedAt: Number(row.started_at) }),
    ...(row.listed_at === null ? {} : { listedAt: Number(row.listed_at) }),
    ...(row.finished_at === null ? {} : { finishedAt: Number(row.finished_at) }),
    ...(row.closed_at === null ? {} : { closedAt: Number(row.closed_at) }),
    ...(Number(row.forbids_watchers) === 1 ? { forbidsWatchers: true } : {}),
    ...aidsFromRow(row),
    ...(row.next_table === null ? {} : { next: row.next_table }),
    ...timingFromRow(row),
  };
}

/** A table of an older server only says whether it allows hints. */
function aidsFromRow({ aids, allows_hints: allowsHints }: TableRow): { aids?: Aids } {
  if (aids !== null) return { aids: JSON.parse(aids) as Aids };
  return Number(allowsHints) === 1 ? { aids: { hints: 'on' } } : {};
}

export function seatRow(code: string, seat: number, stored: StoredSeat): SeatRow {
  const person = stored.kind === 'person' ? stored.person : undefined;
  return {
    table_code: code,
    seat,
    kind: stored.kind,
    name: stored.kind === 'bot' ? stored.name : (person?.name ?? null),
    bot: stored.kind === 'bot' ? stored.bot : null,
    key_hash: person?.keyHash ?? null,
    nonce: person?.nonce ?? null,
    is_preparing: person?.isPreparing === true ? 1 : 0,
    face: person?.face ?? null,
    stand_in: stored.kind === 'person' ? (stored.standIn ?? null) : null,
    is_offered: stored.isOffered === true ? 1 : 0,
    colour: stored.colour ?? null,
    token_hash: stored.kind === 'bot' ? (stored.tokenHash ?? null) : null,
  };
}

function seatFromRow(row: SeatRow): StoredSeat {
  const { name, bot, key_hash: keyHash, nonce, stand_in: standIn } = row;
  const chair = {
    ...(Number(row.is_offered) === 1 ? { isOffered: true as const } : {}),
    ...(row.colour === null ? {} : { colour: row.colour as SeatColour }),
  };
  if (row.kind === 'bot') {
    const token = row.token_hash === null ? {} : { tokenHash: row.token_hash };
    return { kind: 'bot', name: name ?? '', bot: bot ?? '', ...token, ...chair };
  }
  return {
    kind: 'person',
    ...(name === null || keyHash === null || nonce === null
      ? {}
      : { person: { name, keyHash, nonce, ...personFromRow(row) } }),
    ...(standIn === null ? {} : { standIn }),
    ...chair,
  };
}

function personFromRow(row: SeatRow): Pick<SeatedPerson, 'isPreparing' | 'face'> {
  return {
    ...(Number(row.is_preparing) === 1 ? { isPreparing: true } : {}),
    ...(row.face === null ? {} : { face: row.face as PlayerFace }),
  };
}

export function entryRow(code: string, stored: StoredEntry): EntryRow {
  const { version, at, entry, moveId = null } = stored;
  return { table_code: code, version, at, entry: JSON.stringify(entry), move_id: moveId };
}

export function entryFromRow(row: EntryRow): StoredEntry {
  return {
    version: Number(row.version),
    at: Number(row.at),
    entry: JSON.parse(row.entry) as LogEntry<unknown>,
    ...(row.move_id === null ? {} : { moveId: row.move_id }),
  };
}
