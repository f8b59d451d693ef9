import { SCAFFOLD_CARD, fieldNumber } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { takesScaffold } from '../house.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type State, NONE, SCAFFOLD, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';
import { FIELDS, type Field } from '../words.ts';
import { explainSupport, fieldCauses } from './explain.ts';
import { withField } from './fields.ts';
import type { HeldRoomMove } from './place-lists.ts';
import type { DreamHomeVerb } from './verb.ts';

/** DH-21 */
export interface ScaffoldMove {
  readonly verb: 'scaffold';
  readonly field: Field;
}

export const scaffold: DreamHomeVerb<ScaffoldMove> = {
  ...withField('B4'),
  phases: ['room', 'scaffold'],
  refusal: refuseScaffold,
  play: playScaffold,
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const SCAFFOLDS: readonly ScaffoldMove[] = FIELDS.map((field) => ({ verb: 'scaffold', field }));

/** DH-21 */
export function scaffolds(state: State): readonly HeldRoomMove[] {
  const list: HeldRoomMove[] = [];
  addScaffolds(state, list);
  return list;
}

/** While a scaffold is held: every supported field without a room or scaffold. */
export function addScaffolds(state: State, list: HeldRoomMove[]): void {
  if (state.heldSpecial !== SCAFFOLD_CARD) return;
  const { house } = playerAt(state, state.seat);
  for (let field = 0; field < FIELDS.length; field++) {
    if (takesScaffold(house, field)) list.push(SCAFFOLDS[field] as ScaffoldMove);
  }
}

function refuseScaffold(state: State, move: ScaffoldMove): DreamHomeReason | undefined {
  if (state.heldSpecial !== SCAFFOLD_CARD) return { rule: 'DH-21', code: 'no-scaffold-in-hand' };
  const { seat } = state;
  const { house } = playerAt(state, seat);
  const field = fieldNumber(move.field);
  if (house[field] === SCAFFOLD) {
    const causes = fieldCauses(seat, [field]);
    return { rule: 'DH-21', code: 'scaffold-is-there', field: move.field, causes };
  }
  return explainSupport(house, field, seat);
}

/** Laid before the room, the turn continues with the room; laid after it, the turn ends. */
function playScaffold(
  state: State,
  move: ScaffoldMove,
  dealer: DreamHomeDealer,
): Moment | undefined {
  const { seat } = state;
  playerAt(state, seat).house[fieldNumber(move.field)] = SCAFFOLD;
  state.heldSpecial = NONE;
  dealer.report?.({ type: 'scaffold-laid', seat, field: move.field });
  return state.phase === 'room' ? undefined : 'turn-ended';
}
