import { GroupCommit } from './group-commit.ts';
import type { Append, Appended } from './sql-append.ts';
import { entryRow, timingColumns } from './rows.ts';

/** Runs a statement that the database prepares once for each connection, and returns its rows. */
export type RunPrepared = (statement: {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Groups that are committed at the same time: a move rarely waits for a whole commit first. */
const LANES = 2;

/**
 * Appends one entry each to the logs of several tables in one round trip. A table takes part only
 * if its version and its owner's epoch are as expected and the seat still has its key, so that one
 * that is rejected affects no other. An entry is inserted if its table was updated.
 */
const APPEND = `
with input as (
  select * from unnest(
    $1::text[], $2::int[], $3::int[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[],
    $8::int[], $9::int[], $10::text[], $11::text[], $12::text[]
  ) as input (
    code, version, awaits_bot, finished_at, at, due_at, clocks,
    epoch, seat, key_hash, entry, move_id
  )
), updated as (
  update tables set
    version = input.version + 1, awaits_bot = input.awaits_bot, finished_at = input.finished_at,
    touched_at = input.at, due_at = input.due_at, clocks = input.clocks
  from input
  where tables.code = input.code
    and tables.version = input.version
    and tables.epoch = coalesce(input.epoch, tables.epoch)
    and tables.started_at is not null
    and tables.closed_at is null
    and (input.key_hash is null or exists (
      select 1 from seats
      where seats.table_code = input.code
        and seats.seat = input.seat
        and seats.key_hash = input.key_hash
    ))
  returning tables.code
)
insert into entries (table_code, version, at, entry, move_id)
select input.code, input.version + 1, input.at, input.entry, input.move_id
from input join updated using (code)
returning table_code`;

/** Appends entries, together with others that are to be appended at the same time. */
export function postgresAppender(runPrepared: RunPrepared): (append: Append) => Promise<Appended> {
  const group = new GroupCommit<Append, Appended>({
    commit: (appends) => appendTogether(runPrepared, appends),
    lanes: LANES,
    // A statement can update a row once.
    keyOf: ({ code }) => code,
  });
  return (append) => group.add(append);
}

async function appendTogether(
  runPrepared: RunPrepared,
  appends: readonly Append[],
): Promise<Appended[]> {
  const rows = appends.map(valuesOf);
  const columns = rows[0]?.map((_, column) => rows.map((row) => row[column])) ?? [];
  const inserted = await runPrepared({ name: 'append', text: APPEND, values: columns });
  const codes = new Set(inserted.map((row) => row['table_code']));
  return appends.map(({ code }) => (codes.has(code) ? 'appended' : 'conflict'));
}

/** In the order of the columns of `input`. */
function valuesOf({ code, expectedVersion, change }: Append): readonly unknown[] {
  const { at, epoch = null, keyHash = null } = change;
  const { due_at: dueAt, clocks } = timingColumns(change.timing);
  const { entry, move_id: moveId } = entryRow(code, { ...change, version: expectedVersion + 1 });
  const status = [change.awaitsBot ? 1 : 0, change.isFinished ? at : null, at, dueAt, clocks];
  return [code, expectedVersion, ...status, epoch, change.entry.seat, keyHash, entry, moveId];
}
