import type { TableReason } from '@richtfest/engine';
import { TOOL, roomCard } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { hasCards } from '../market.ts';
import { readColumn } from '../notation/names.ts';
import type { DreamHomeReason } from '../reasons.ts';
import type { State } from '../state.ts';
import { COLUMNS, type Column } from '../words.ts';
import { withPair } from './fields.ts';
import type { Move } from './index.ts';
import { emptyColumnReason } from './take.ts';
import { hasTool, refuseTool, useTool } from './tools.ts';
import type { DreamHomeVerb } from './verb.ts';

/** DH-24: `a` is the smaller column. */
export interface MixerMove {
  readonly verb: 'mixer';
  readonly a: Column;
  readonly b: Column;
}

export const mixer: DreamHomeVerb<MixerMove> = {
  ...withPair(COLUMNS, readColumn, '2 5'),
  phases: ['turn'],
  refusal: refuseMixer,
  play: playMixer,
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const MIXERS: readonly MixerMove[] = COLUMNS.flatMap((a) =>
  COLUMNS.map((b): MixerMove => ({ verb: 'mixer', a, b })),
);

/** Takes column indices from 0. */
export function mix(a: number, b: number): MixerMove {
  return MIXERS[a * COLUMNS.length + b] as MixerMove;
}

/** DH-24: any two columns that have a room. */
export function addMixers(state: State, list: Move[]): void {
  if (!hasTool(state, TOOL['cement-mixer'])) return;
  for (let a = 0; a < COLUMNS.length; a++) {
    if (!hasCards(state, a)) continue;
    for (let b = a + 1; b < COLUMNS.length; b++) if (hasCards(state, b)) list.push(mix(a, b));
  }
}

function refuseMixer(state: State, { a, b }: MixerMove): DreamHomeReason | TableReason | undefined {
  if (a >= b) {
    const problem = 'move.a must be a smaller column than move.b';
    return { rule: 'RF-3', code: 'not-a-move', problem };
  }
  const missing = refuseTool(state, 'cement-mixer');
  if (missing !== undefined) return missing;
  if (!hasCards(state, a - 1)) return emptyColumnReason(a);
  return hasCards(state, b - 1) ? undefined : emptyColumnReason(b);
}

function playMixer(state: State, { a, b }: MixerMove, dealer: DreamHomeDealer): undefined {
  const { marketRooms } = state;
  const fromA = marketRooms[a - 1] as number;
  const fromB = marketRooms[b - 1] as number;
  marketRooms[a - 1] = fromB;
  marketRooms[b - 1] = fromA;
  useTool(state, TOOL['cement-mixer']);
  dealer.report?.({
    type: 'rooms-mixed',
    seat: state.seat,
    columns: [a, b],
    rooms: [roomCard(fromB), roomCard(fromA)],
  });
}
