import { SCAFFOLD_CARD, fieldNumber } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { takesScaffold } from '../house.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type State, NONE, SCAFFOLD, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';
import { FIELDS } from '../words.ts';
import { explainSupport, fieldCauses } from './explain.ts';
import { type Move, type ScaffoldMove, scaffoldOn } from './move.ts';

/** DH-21 */
export function scaffolds(state: State): readonly Move[] {
  const list: Move[] = [];
  addScaffolds(state, list);
  return list;
}

/** With a scaffold in hand: every supported field without room and scaffold. */
export function addScaffolds(state: State, list: Move[]): void {
  if (state.heldSpecial !== SCAFFOLD_CARD) return;
  const { house } = playerAt(state, state.seat);
  for (let field = 0; field < FIELDS.length; field++) {
    if (takesScaffold(house, field)) list.push(scaffoldOn(field));
  }
}

export function refuseScaffold(state: State, move: ScaffoldMove): DreamHomeReason | undefined {
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

/** Before the room the turn goes on with the room, after it the turn is over. */
export function playScaffold(
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
