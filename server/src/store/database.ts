/**
 * The tables of the database, the same on every SQL server: JSON as text, times and flags as
 * whole numbers, keys from outside and never counted up by the database.
 */
export interface Database {
  schema_versions: { version: number; applied_at: number };
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  snapshots: { table_code: string; version: number; content: string };
  notices: NoticeRow;
  server_keys: { name: string; content: string };
}

export interface NoticeRow {
  id: string;
  table_code: string;
  seat: number;
  key_hash: string;
  kind: string;
  target: string;
  language: string;
  is_confirmed: number;
  made_at: number;
  sent_at: number | null;
}

export interface TableRow {
  code: string;
  created_at: number;
  game: string;
  rules_version: number;
  options: string;
  secret: string;
  host_key_hash: string;
  version: number;
  header: string | null;
  started_at: number | null;
  finished_at: number | null;
  awaits_bot: number;
  clock: string | null;
  touched_at: number;
  due_at: number | null;
  clocks: string | null;
}

export interface SeatRow {
  table_code: string;
  seat: number;
  kind: string;
  name: string | null;
  bot: string | null;
  key_hash: string | null;
  nonce: string | null;
  stand_in: string | null;
}

export interface EntryRow {
  table_code: string;
  version: number;
  at: number;
  entry: string;
  move_id: string | null;
}
