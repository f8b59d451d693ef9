import { CLOSE, type ProblemCode } from '@richtfest/protocol';

/** Problems that end a connection, with their close codes. */
const ENDS: Partial<Record<ProblemCode, number>> = {
  'no-watchers': CLOSE.noWatchers,
  'server-fault': CLOSE.goingAway,
  'table-closed': CLOSE.tableClosed,
  'too-many': CLOSE.tooMany,
  'unknown-pad': CLOSE.unknownTable,
  'unknown-table': CLOSE.unknownTable,
  'wrong-key': CLOSE.wrongKey,
  'wrong-protocol': CLOSE.wrongProtocol,
};

/** The close code for a problem that ends a connection; undefined: it does not. */
export function closeCodeOf(code: ProblemCode): number | undefined {
  return ENDS[code];
}
