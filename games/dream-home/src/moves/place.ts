import { schema } from '@richtfest/engine';
import { SCAFFOLD_CARD, faceDown, fieldNumber, kindOf, roomCard } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { BAR, BOTTOM, barToRoom, lowestFree, takesRoom } from '../house.ts';
import { discardScaffold } from '../market.ts';
import { readField } from '../notation/names.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type State, NONE, SCAFFOLD, playerAt } from '../state.ts';
import { tablesOf } from '../tables.ts';
import type { Moment } from '../turn.ts';
import { FIELDS } from '../words.ts';
import { explainRoom, explainSupport } from './explain.ts';
import { fieldSchema } from './fields.ts';
import { type HeldRoomMove, type PlaceMove, addPlaces, offerOf, placeList } from './place-lists.ts';
import { addScaffolds } from './scaffold.ts';
import type { DreamHomeVerb } from './verb.ts';

export const place: DreamHomeVerb<PlaceMove> = {
  phases: ['room'],
  parameters: { field: fieldSchema, faceUp: schema.boolean },
  refusal: refusePlace,
  play: playPlace,
  notation: {
    examples: ['G2', 'U4 down'],
    write: ({ field, faceUp }) => `${field}${faceUp ? '' : ' down'}`,
    read(words) {
      const [, name, down] = /^(\S+)( down)?$/.exec(words) ?? [];
      const field = readField(name);
      return field && { field, faceUp: down === undefined };
    },
  },
};

/** DH-13 to DH-17; while a scaffold is held, also its fields (DH-21). */
export function places(state: State): readonly HeldRoomMove[] {
  const player = playerAt(state, state.seat);
  const tables = tablesOf(state.options.cards);
  const kind = kindOf(state.heldRoom);
  let offers = 0;
  for (let bay = 0; bay < BOTTOM.length; bay++) {
    const field = lowestFree(player.house, bay);
    if (field === NONE) continue;
    if (player.house[field] === SCAFFOLD) return placesAmongScaffolds(state);
    offers += offerOf(field, barToRoom(tables, player, field, kind) === BAR.none);
  }
  const list = placeList(offers, isFreeToTurn(state));
  return state.heldSpecial === SCAFFOLD_CARD ? withScaffolds(state, list.slice()) : list;
}

/** The same for houses where a bay may have several possible fields. */
function placesAmongScaffolds(state: State): readonly HeldRoomMove[] {
  const list: HeldRoomMove[] = [];
  const player = playerAt(state, state.seat);
  const tables = tablesOf(state.options.cards);
  const isFree = isFreeToTurn(state);
  const kind = kindOf(state.heldRoom);
  for (let field = 0; field < FIELDS.length; field++) {
    if (!takesRoom(player.house, field)) continue;
    const canLieUp = barToRoom(tables, player, field, kind) === BAR.none;
    addPlaces(list, field, { canLieUp, isFree });
  }
  return withScaffolds(state, list);
}

function withScaffolds(state: State, list: HeldRoomMove[]): readonly HeldRoomMove[] {
  addScaffolds(state, list);
  return list;
}

/** DH-17: whether the edition allows placing any card face down. */
function isFreeToTurn({ options }: State): boolean {
  return options.edition === 'nl';
}

function refusePlace(state: State, move: PlaceMove): DreamHomeReason | undefined {
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

function playPlace(state: State, move: PlaceMove, dealer: DreamHomeDealer): Moment {
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
