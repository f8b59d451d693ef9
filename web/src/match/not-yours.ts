import type { Seat, TableReason } from '@richtfest/engine';

/** RF-2, for a device none of whose people is asked. */
export function notYours(owing: readonly Seat[]): TableReason {
  return { rule: 'RF-2', code: 'not-your-decision', owing };
}
