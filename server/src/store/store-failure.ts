/** Known failures, as SQLite (by number), PostgreSQL (by state) and the system (by name) report them. */
const KNOWN_FAILURES: readonly (readonly [test: (error: Coded) => boolean, sentence: string])[] = [
  [isSqlite(13), 'the disk is full.'],
  [({ code }) => code === 'ENOSPC' || code === '53100', 'the disk is full.'],
  [isSqlite(5, 6), 'another program has locked it.'],
  [isSqlite(8), 'it may only be read.'],
  [isSqlite(10), 'the disk could not be read or written.'],
  [isSqlite(11, 26), 'the file is damaged or no database.'],
  [isSqlite(14), 'the file can’t be opened: see whether the folder may be written.'],
  [({ code }) => code === 'EACCES' || code === 'EPERM', 'this user may not write there.'],
  [({ code }) => code === 'ECONNREFUSED', 'no database server answers there.'],
  [({ code }) => code === 'ENOENT', 'there is nothing at this address.'],
  [({ code }) => code === 'ENOTFOUND' || code === 'EAI_AGAIN', 'nobody knows that host.'],
  [({ code }) => code === '28P01' || code === '28000', 'user or password is wrong.'],
  [({ code }) => code === '3D000', 'there is no database of this name.'],
  [
    ({ code }) => /^(?:57P|08)/.test(String(code)),
    'the database server has closed the connection.',
  ],
  [({ message }) => /timeout|terminated/i.test(message), 'the database server does not answer.'],
];

interface Coded extends Error {
  readonly code?: unknown;
  readonly errcode?: unknown;
}

/** An error of a database, in a sentence for the operator. */
export function storeFailureText(error: unknown): string {
  const first = firstOf(error);
  return knownStoreFailure(first) ?? (first instanceof Error ? first.message : String(first));
}

/** Undefined for an unknown error. */
export function knownStoreFailure(error: unknown): string | undefined {
  const first = firstOf(error);
  return first instanceof Error ? KNOWN_FAILURES.find(([test]) => test(first))?.[1] : undefined;
}

/** Of several errors in one, the first. */
function firstOf(error: unknown): unknown {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return first === undefined ? error : firstOf(first);
}

/** Whether another program has locked the file of a database. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && isSqlite(5, 6)(error);
}

/** The lower byte of what SQLite says is the kind of error. */
function isSqlite(...kinds: number[]): (error: Coded) => boolean {
  return ({ errcode }) => typeof errcode === 'number' && kinds.includes(errcode & 0xff);
}
