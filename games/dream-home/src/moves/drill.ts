import { TOOL, fieldName, fieldNumber, isFaceUp, kindOf, roomCard } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { exchange, keepsTiles } from '../exchange.ts';
import { BAR, barToSwap } from '../house.ts';
import { columnName, hasCards } from '../market.ts';
import { readColumn, readField } from '../notation/names.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { COLUMNS, type Column, FIELDS, type Field } from '../words.ts';
import { columnSchema } from './columns.ts';
import { explainSwap } from './explain.ts';
import { fieldSchema } from './fields.ts';
import type { Move } from './index.ts';
import { emptyColumnReason } from './take.ts';
import { hasTool, refuseTool, useTool } from './tools.ts';
import type { DreamHomeVerb } from './verb.ts';

/** DH-22 */
export interface DrillMove {
  readonly verb: 'drill';
  readonly column: Column;
  readonly field: Field;
}

export const drill: DreamHomeVerb<DrillMove> = {
  phases: ['turn'],
  parameters: { column: columnSchema, field: fieldSchema },
  refusal: refuseDrill,
  play: playDrill,
  notation: {
    examples: ['3 U2'],
    write: ({ column, field }) => `${column} ${field}`,
    read(words) {
      const [first, second, ...more] = words.split(' ');
      const column = readColumn(first);
      const field = readField(second);
      return column && field && more.length === 0 ? { column, field } : undefined;
    },
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const DRILLS: readonly DrillMove[] = COLUMNS.flatMap((column) =>
  FIELDS.map((field): DrillMove => ({ verb: 'drill', column, field })),
);

function drillOn(column: number, field: number): DrillMove {
  return DRILLS[column * FIELDS.length + field] as DrillMove;
}

/** DH-22: every market room on every own face-up card where it may lie face up. */
export function addDrills(state: State, list: Move[]): void {
  if (!hasTool(state, TOOL.drill)) return;
  const player = playerAt(state, state.seat);
  const tables = tablesOf(state.options.cards);
  const isKept = keepsTiles(state);
  for (let column = 0; column < COLUMNS.length; column++) {
    if (!hasCards(state, column)) continue;
    const kind = kindOf(state.marketRooms[column] as number);
    for (let field = 0; field < FIELDS.length; field++) {
      if (!isFaceUp(player.house[field] as number)) continue;
      if (barToSwap(tables, player, field, kind, isKept) !== BAR.none) continue;
      list.push(drillOn(column, field));
    }
  }
}

function refuseDrill(state: State, move: DrillMove): DreamHomeReason | undefined {
  const missing = refuseTool(state, 'drill');
  if (missing !== undefined) return missing;
  const column = move.column - 1;
  if (!hasCards(state, column)) return emptyColumnReason(move.column);
  const { seat } = state;
  const field = fieldNumber(move.field);
  if (!isFaceUp(playerAt(state, seat).house[field] as number)) {
    const causes = [{ component: 'field', seat, field: move.field }];
    return { rule: 'DH-22', code: 'no-face-up-card', field: move.field, causes };
  }
  return explainSwap(state, field, kindOf(state.marketRooms[column] as number));
}

function playDrill(state: State, move: DrillMove, dealer: DreamHomeDealer): undefined {
  const column = move.column - 1;
  const field = fieldNumber(move.field);
  const brought = state.marketRooms[column] as number;
  const removed = exchange(state, field, brought, dealer);
  state.marketRooms[column] = removed;
  useTool(state, TOOL.drill);
  dealer.report?.({
    type: 'room-drilled',
    seat: state.seat,
    column: columnName(column),
    field: fieldName(field),
    brought: roomCard(brought),
    removed: roomCard(removed),
  });
}
