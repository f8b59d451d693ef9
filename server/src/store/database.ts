/**
 * The tables of the database, the same on every SQL server: JSON as text, times and flags as
 * whole numbers, keys from outside and never counted up by the database.
 */
export interface Database {
  schema_versions: { version: number; applied_at: number };
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  chat_lines: ChatRow;
  snapshots: { table_code: string; version: number; content: string };
  accounts: AccountRow;
  passkeys: PasskeyRow;
  sessions: SessionRow;
  challenges: { challenge: string; expires_at: number };
  notices: NoticeRow;
  commit_probes: { slot: number; content: string };
  servers: { id: string; expires_at: number; details: string };
  server_keys: { name: string; content: string };
  daily_results: DailyResultRow;
  daily_groups: { code: string; day: string; created_at: number };
  daily_members: DailyMemberRow;
  pads: PadRow;
}

export interface DailyResultRow {
  day: string;
  game: string;
  /** The hash of the device's key. */
  player: string;
  account_id: string | null;
  level: string;
  score: number;
  place: number;
  file: string;
  at: number;
}

export interface DailyMemberRow {
  group_code: string;
  player: string;
  name: string;
  joined_at: number;
}

/** A score pad that several devices share. */
export interface PadRow {
  code: string;
  version: number;
  expires_at: number;
  content: string;
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

/** What belongs to a table and refers to it: to be deleted before it. */
export const TABLE_PARTS = ['notices', 'snapshots', 'chat_lines', 'entries', 'seats'] as const;

export interface TableRow {
  code: string;
  created_at: number;
  game: string;
  rules_version: number;
  options: string;
  edition_name: string | null;
  secret: string;
  host_key_hash: string;
  version: number;
  header: string | null;
  started_at: number | null;
  finished_at: number | null;
  awaits_bot: number;
  clock: string | null;
  touched_at: number;
  talk: string | null;
  take_back: string | null;
  listed_at: number | null;
  closed_at: number | null;
  forbids_watchers: number;
  /** JSON; null: the defaults. */
  aids: string | null;
  /** What older servers know of `aids`. */
  allows_hints: number;
  next_table: string | null;
  due_at: number | null;
  clocks: string | null;
  owner: string | null;
  epoch: number;
}

export interface ChatRow {
  table_code: string;
  number: number;
  at: number;
  seat: number;
  text: string;
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
  is_offered: number;
  colour: string | null;
  token_hash: string | null;
  is_preparing: number;
  face: string | null;
}

export interface EntryRow {
  table_code: string;
  version: number;
  at: number;
  entry: string;
  move_id: string | null;
}

interface AccountRow {
  id: string;
  created_at: number;
  seen_at: number;
  version: number;
  data: string | null;
}

export interface PasskeyRow {
  id: string;
  account_id: string;
  rp_id: string;
  public_key: string;
  counter: number;
  name: string;
  created_at: number;
  used_at: number;
}

export interface SessionRow {
  token_hash: string;
  account_id: string;
  opened_at: number;
  expires_at: number;
}
