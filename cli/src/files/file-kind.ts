import { type Json, MATCH_FORMAT, OBSERVATIONS_FORMAT, schema } from '@richtfest/engine';
import { SCENARIO_FORMAT } from '@richtfest/testkit';
import { UsageError } from '../command-line/usage-error.ts';

/** Kinds of files by their field `format`. */
const KINDS = [
  { format: MATCH_FORMAT, name: 'a match file', command: 'verify' },
  { format: SCENARIO_FORMAT, name: 'a scenario file', command: 'scenario' },
];

/**
 * Refuses a file of another kind or of an unknown version with a helpful message instead of a list
 * of missing fields. Score sheets have no format.
 */
export function refuseOtherKind(json: Json, wanted: string | undefined, label: string): void {
  const format = schema.isPlainObject(json) ? json['format'] : undefined;
  if (typeof format !== 'string' || format === wanted) return;
  if (format === OBSERVATIONS_FORMAT) {
    throw new UsageError(
      `${label} contains one seat’s view of an unfinished match. The match itself, with every move, can be saved when it is over.`,
    );
  }
  const kind = KINDS.find((each) => familyOf(each.format) === familyOf(format));
  if (kind?.format === format) {
    throw new UsageError(`${label} is ${kind.name}. Try “richtfest ${kind.command}”.`);
  }
  if (kind !== undefined && kind.format === wanted) {
    const known = `this version of richtfest reads ${wanted}`;
    throw new UsageError(`${label} is written in the format ${format}; ${known}.`);
  }
}

/** `richtfest-match/2` → `richtfest-match` */
function familyOf(format: string): string {
  return format.replace(/\/\d{1,9}$/, '');
}
