import { schema, withoutParameters } from '@richtfest/engine';
import { decorName, decorOf, fieldNumber, isFaceUp, kindOf, roomCard } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { loseTile } from '../exchange.ts';
import { roomTile } from '../house.ts';
import { readField } from '../notation/names.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type Player, type State, NONE, playerAt } from '../state.ts';
import { tablesOf } from '../tables.ts';
import type { Moment } from '../turn.ts';
import { FIELDS, type Field, OUTDOORS } from '../words.ts';
import { fieldCauses } from './explain.ts';
import type { DreamHomeVerb } from './verb.ts';

/** DH-19 */
export interface DecorateMove {
  readonly verb: 'decorate';
  readonly field: Field | 'outdoors';
}
export interface DeclineDecorMove {
  readonly verb: 'decline-decor';
}

export const decorate: DreamHomeVerb<DecorateMove> = {
  phases: ['decor'],
  parameters: { field: schema.oneOf(...FIELDS, OUTDOORS) },
  refusal: refuseDecorate,
  play: playDecorate,
  notation: {
    examples: ['U3', 'outdoors'],
    write: ({ field }) => field,
    read(words) {
      const field = words === OUTDOORS ? words : readField(words);
      return field && { field };
    },
  },
};

export const declineDecor: DreamHomeVerb<DeclineDecorMove> = {
  ...withoutParameters,
  phases: ['decor'],
  refusal(state) {
    if (mayDecline(state)) return undefined;
    const decor = decorName(decorOf(state.heldSpecial));
    return { rule: 'DH-19', code: 'tile-must-be-placed', decor };
  },
  play(state, _move, dealer) {
    const { seat, heldSpecial } = state;
    const decor = decorOf(heldSpecial);
    loseTile(state, decor);
    state.specialDiscard.push(heldSpecial);
    dealer.report?.({ type: 'decor-declined', seat, decor: decorName(decor) });
    return 'turn-ended';
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const DECLINE_DECOR: DeclineDecorMove = { verb: 'decline-decor' };
const DECORATE_OUTDOORS: DecorateMove = { verb: 'decorate', field: OUTDOORS };
const DECORATES: readonly DecorateMove[] = FIELDS.map((field) => ({ verb: 'decorate', field }));

type Decoration = DecorateMove | DeclineDecorMove;

/** DH-19: every card the tile may lie on, or outdoors. */
export function decorations(state: State): readonly Decoration[] {
  const rooms = roomsOf(state);
  const list: Decoration[] = rooms === 0 ? [DECORATE_OUTDOORS] : [];
  const player = playerAt(state, state.seat);
  for (let field = 0; field < FIELDS.length; field++) {
    if (takesTile(player, field, rooms)) list.push(DECORATES[field] as DecorateMove);
  }
  if (mayDecline(state)) list.push(DECLINE_DECOR);
  return list;
}

/** DH-19: whether the tile of the held card can be placed. */
export function canDecorate(state: State): boolean {
  const rooms = roomsOf(state);
  if (rooms === 0) return true;
  const player = playerAt(state, state.seat);
  for (let field = 0; field < FIELDS.length; field++) {
    if (takesTile(player, field, rooms)) return true;
  }
  return false;
}

/** A bit set of the room kinds for the held tile; 0 is outdoors. */
function roomsOf(state: State): number {
  return tablesOf(state.options.cards).decorRooms[decorOf(state.heldSpecial)] as number;
}

function takesTile(player: Player, field: number, rooms: number): boolean {
  const card = player.house[field] as number;
  if (!isFaceUp(card) || (rooms & (1 << kindOf(card))) === 0) return false;
  return roomTile(player, field) === NONE;
}

/** DH-19: whether the edition makes placing a tile optional. */
function mayDecline({ options }: State): boolean {
  return options.edition === 'nl';
}

function refuseDecorate(state: State, move: DecorateMove): DreamHomeReason | undefined {
  const { seat } = state;
  const decor = decorName(decorOf(state.heldSpecial));
  const rooms = roomsOf(state);
  if (move.field === OUTDOORS) {
    return rooms === 0 ? undefined : { rule: 'DH-19', code: 'tile-goes-indoors', decor };
  }
  if (rooms === 0) return { rule: 'DH-19', code: 'tile-goes-outdoors', decor };
  const player = playerAt(state, seat);
  const number = fieldNumber(move.field);
  const code = player.house[number] as number;
  const causes = fieldCauses(seat, [number]);
  if (!isFaceUp(code)) {
    return { rule: 'DH-19', code: 'no-face-up-room', decor, field: move.field, causes };
  }
  const { room } = roomCard(code);
  if ((rooms & (1 << kindOf(code))) === 0) {
    return { rule: 'DH-19', code: 'tile-does-not-fit', decor, room, field: move.field, causes };
  }
  const lies = roomTile(player, number);
  if (lies === NONE) return undefined;
  return {
    rule: 'DH-19',
    code: 'room-has-a-tile',
    room,
    field: move.field,
    decor: decorName(player.tiles[lies] as number),
    causes: fieldCauses(seat, [lies]),
  };
}

function playDecorate(state: State, move: DecorateMove, dealer: DreamHomeDealer): Moment {
  const { seat, heldSpecial } = state;
  const player = playerAt(state, seat);
  const decor = decorOf(heldSpecial);
  if (move.field === OUTDOORS) player.outdoors |= 1 << decor;
  else player.tiles[fieldNumber(move.field)] = decor;
  state.specialDiscard.push(heldSpecial);
  dealer.report?.({ type: 'decor-placed', seat, decor: decorName(decor), field: move.field });
  return 'turn-ended';
}
