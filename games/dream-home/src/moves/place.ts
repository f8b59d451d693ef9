import { faceDown, fieldNumber, kindOf, roomCard } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { BAR, barToRoom, takesRoom } from '../house.ts';
import { discardScaffold } from '../market.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type State, NONE, SCAFFOLD, playerAt } from '../state.ts';
import { tablesOf } from '../tables.ts';
import type { Moment } from '../turn.ts';
import { FIELDS } from '../words.ts';
import { explainRoom, explainSupport } from './explain.ts';
import { type Move, type PlaceMove, placeOn } from './move.ts';
import { addScaffolds } from './scaffold.ts';

/** DH-13 to DH-17; with a scaffold in hand also where that may go (DH-21). */
export function places(state: State): readonly Move[] {
  const list: Move[] = [];
  const player = playerAt(state, state.seat);
  const { house } = player;
  const tables = tablesOf(state.options.cards);
  const isFree = isFreeToTurn(state);
  const kind = kindOf(state.heldRoom);
  for (let field = 0; field < FIELDS.length; field++) {
    if (!takesRoom(house, field)) continue;
    const canLieUp = barToRoom(tables, player, field, kind) === BAR.none;
    if (isFree || !canLieUp) list.push(placeOn(field, false));
    if (canLieUp) list.push(placeOn(field, true));
  }
  addScaffolds(state, list);
  return list;
}

/** DH-17: in this edition a card may lie face down wherever its owner likes. */
function isFreeToTurn({ options }: State): boolean {
  return options.edition === 'nl';
}

export function refusePlace(state: State, move: PlaceMove): DreamHomeReason | undefined {
  const { seat } = state;
  const field = fieldNumber(move.field);
  const unsupported = explainSupport(playerAt(state, seat).house, field, seat);
  if (unsupported !== undefined) return unsupported;
  const kind = kindOf(state.heldRoom);
  const barred = explainRoom(state, field, kind);
  if (move.faceUp) return barred;
  if (barred !== undefined || isFreeToTurn(state)) return undefined;
  const { room } = roomCard(state.heldRoom);
  return { rule: 'DH-17', code: 'lies-face-up-here', room, field: move.field };
}

export function playPlace(state: State, move: PlaceMove, dealer: DreamHomeDealer): Moment {
  const { seat, heldRoom } = state;
  const { house } = playerAt(state, seat);
  const field = fieldNumber(move.field);
  const wasScaffold = house[field] === SCAFFOLD;
  house[field] = move.faceUp ? heldRoom : faceDown(heldRoom);
  state.heldRoom = NONE;
  dealer.report?.({
    type: 'room-placed',
    seat,
    field: move.field,
    card: roomCard(heldRoom),
    faceUp: move.faceUp,
  });
  if (wasScaffold) {
    discardScaffold(state);
    dealer.report?.({ type: 'scaffold-discarded', seat, field: move.field });
  }
  return 'room-placed';
}
