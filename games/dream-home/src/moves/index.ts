import {
  type Schema,
  type Seat,
  type SeatSet,
  type TableReason,
  NO_SEATS,
  malformed,
  moveOwed,
  onlySeat,
  outOfTurn,
  schema,
} from '@richtfest/engine';
import { MAX_CHILDREN } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import type { DreamHomeReason } from '../reasons.ts';
import type { State } from '../state.ts';
import { type Moment, goOn } from '../turn.ts';
import { COLOURS, COLUMNS, FIELDS, OUTDOORS, ROOMS } from '../words.ts';
import {
  decorations,
  playDeclineDecor,
  playDecorate,
  refuseDeclineDecor,
  refuseDecorate,
} from './decorate.ts';
import { columnDiscards, playDiscardColumn, refuseDiscardColumn } from './discard-column.ts';
import { addDrills, playDrill, refuseDrill } from './drill.ts';
import { refuseVerb } from './duty.ts';
import { playHandyman, refuseHandyman } from './handyman.ts';
import { helperMoves } from './helpers.ts';
import {
  jackhammers,
  playDeclineJackhammer,
  playJackhammer,
  refuseJackhammer,
} from './jackhammer.ts';
import { addMixers, playMixer, refuseMixer } from './mixer.ts';
import { type Move, NO_MOVES } from './move.ts';
import { places, playPlace, refusePlace } from './place.ts';
import { playRoofer, refuseRoofer } from './roofer.ts';
import { playScaffold, refuseScaffold, scaffolds } from './scaffold.ts';
import { playSupplier, refuseSupplier } from './supplier.ts';
import { playTake, refuseTake, takes } from './take.ts';
import { holdsTools } from './tools.ts';

const column = schema.oneOf(...COLUMNS);
const field = schema.oneOf(...FIELDS);

export const moveSchema: Schema<Move> = schema.anyOf(
  schema.object({ verb: schema.oneOf('jackhammer'), column }),
  schema.object({ verb: schema.oneOf('decline-jackhammer') }),
  schema.object({ verb: schema.oneOf('discard-column'), column }),
  schema.object({ verb: schema.oneOf('take'), column }),
  schema.object({ verb: schema.oneOf('mixer'), a: column, b: column }),
  schema.object({ verb: schema.oneOf('drill'), column, field }),
  schema.object({ verb: schema.oneOf('place'), field, faceUp: schema.boolean }),
  schema.object({ verb: schema.oneOf('scaffold'), field }),
  schema.object({ verb: schema.oneOf('decorate'), field: schema.oneOf(...FIELDS, OUTDOORS) }),
  schema.object({ verb: schema.oneOf('decline-decor') }),
  schema.object({
    verb: schema.oneOf('supplier'),
    field,
    room: schema.oneOf(...ROOMS),
    children: schema.integer(0, MAX_CHILDREN),
  }),
  schema.object({ verb: schema.oneOf('handyman'), a: field, b: field }),
  schema.object({
    verb: schema.oneOf('roofer'),
    colour: schema.oneOf(...COLOURS),
    window: schema.boolean,
  }),
  schema.object({ verb: schema.oneOf('done') }),
);

export function owing(state: State): SeatSet {
  return state.phase === 'over' ? NO_SEATS : onlySeat(state.seat);
}

export function legal(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.seat) return NO_MOVES;
  switch (state.phase) {
    case 'turn':
      return turnMoves(state);
    case 'room':
      return places(state);
    case 'decor':
      return decorations(state);
    case 'scaffold':
      return scaffolds(state);
    case 'jackhammer':
      return jackhammers(state);
    case 'discard':
      return columnDiscards(state);
    case 'helpers':
      return helperMoves(state);
    case 'over':
      return NO_MOVES;
  }
}

/** DH-10, DH-11 */
function turnMoves(state: State): readonly Move[] {
  const columns = takes(state);
  if (!holdsTools(state)) return columns;
  const list = columns.slice();
  addMixers(state, list);
  addDrills(state, list);
  return list;
}

export function refusal(
  state: State,
  seat: Seat,
  move: unknown,
): DreamHomeReason | TableReason | undefined {
  return (
    outOfTurn(owing(state), seat) ??
    malformed(moveSchema, move) ??
    refuseVerb(state, (move as Move).verb) ??
    refuse(state, move as Move)
  );
}

/** What speaks against a move whose verb has its time. */
function refuse(state: State, move: Move): DreamHomeReason | TableReason | undefined {
  switch (move.verb) {
    case 'jackhammer':
      return refuseJackhammer(state, move);
    case 'discard-column':
      return refuseDiscardColumn(state, move);
    case 'take':
      return refuseTake(state, move);
    case 'mixer':
      return refuseMixer(state, move);
    case 'drill':
      return refuseDrill(state, move);
    case 'place':
      return refusePlace(state, move);
    case 'scaffold':
      return refuseScaffold(state, move);
    case 'decorate':
      return refuseDecorate(state, move);
    case 'decline-decor':
      return refuseDeclineDecor(state);
    case 'supplier':
      return refuseSupplier(state, move);
    case 'handyman':
      return refuseHandyman(state, move);
    case 'roofer':
      return refuseRoofer(state, move);
    case 'decline-jackhammer':
    case 'done':
      return undefined;
  }
}

// oxlint-disable-next-line max-params -- the contract's signature
export function play(state: State, _seat: Seat, move: Move, dealer: DreamHomeDealer): void {
  goOn(state, carryOut(state, move, dealer), dealer);
}

function carryOut(state: State, move: Move, dealer: DreamHomeDealer): Moment | undefined {
  switch (move.verb) {
    case 'take':
      return playTake(state, move, dealer);
    case 'place':
      return playPlace(state, move, dealer);
    case 'jackhammer':
      return playJackhammer(state, move, dealer);
    case 'decline-jackhammer':
      return playDeclineJackhammer(state, dealer);
    case 'discard-column':
      return playDiscardColumn(state, move, dealer);
    case 'mixer':
      return playMixer(state, move, dealer);
    case 'drill':
      return playDrill(state, move, dealer);
    case 'scaffold':
      return playScaffold(state, move, dealer);
    case 'decorate':
      return playDecorate(state, move, dealer);
    case 'decline-decor':
      return playDeclineDecor(state, dealer);
    case 'supplier':
      return playSupplier(state, move, dealer);
    case 'handyman':
      return playHandyman(state, move, dealer);
    case 'roofer':
      return playRoofer(state, move, dealer);
    case 'done':
      return 'helpers-done';
  }
}

const QUIET: readonly Move['verb'][] = ['decline-jackhammer', 'decline-decor', 'done'];

/** Time run out: decline or done where listed, else the first of the list. */
export function timeoutMove(state: State, seat: Seat): Move {
  return moveOwed(legal(state, seat), seat, ({ verb }) => QUIET.includes(verb));
}
