import {
  type Schema,
  type Seat,
  type SeatSet,
  type TableReason,
  malformed,
  moveOwed,
  outOfTurn,
  schema,
} from '@richtfest/engine';
import { CARD_COUNT } from '../data/rooms.ts';
import type { TreehouseDealer } from '../events.ts';
import type { TreehouseReason } from '../reasons.ts';
import type { State } from '../state.ts';
import { type Moment, goOn } from '../turn.ts';
import { BONUSES, COLOURS, HIGHEST_LEVEL, LOWEST_LEVEL } from '../words.ts';
import { choices, playChoose, refuseChoose } from './choose.ts';
import { DISCARD, type Move, NO_MOVES } from './move.ts';
import { placements, playDiscard, playPlace, refusePlace } from './place.ts';
import { bonusPuttings, playPutBonus, refusePutBonus } from './put-bonus.ts';
import { playTakeBack, refuseTakeBack, takeBacks } from './take-back.ts';
import { bonusTakings, playTakeBonus, refuseTakeBonus } from './take-bonus.ts';
import { colourTakings, playTakeColour, refuseTakeColour } from './take-colour.ts';
import { barToVerb } from './verb.ts';

const colour = schema.oneOf(...COLOURS);

export const moveSchema: Schema<Move> = schema.anyOf(
  schema.object({ verb: schema.oneOf('choose'), card: schema.integer(0, CARD_COUNT - 1) }),
  schema.object({
    verb: schema.oneOf('place'),
    level: schema.integer(LOWEST_LEVEL, HIGHEST_LEVEL),
    position: schema.integer(0, HIGHEST_LEVEL - 1),
  }),
  schema.object({ verb: schema.oneOf('discard') }),
  schema.object({ verb: schema.oneOf('take-back') }),
  schema.object({ verb: schema.oneOf('take-bonus'), bonus: schema.oneOf(...BONUSES) }),
  schema.object({ verb: schema.oneOf('put-bonus'), colour }),
  schema.object({ verb: schema.oneOf('take-colour'), colour }),
);

export function owing(state: State): SeatSet {
  return state.owing as SeatSet;
}

export function legal(state: State, seat: Seat): readonly Move[] {
  if ((state.owing & (1 << seat)) === 0) return NO_MOVES;
  switch (state.phase) {
    case 'choose':
      return choices(state, seat);
    case 'build':
      return placements(state, seat);
    case 'take-bonus':
      return bonusTakings(state);
    case 'put-bonus':
      return bonusPuttings(state);
    case 'take-colour':
      return colourTakings(state);
    case 'over':
      return NO_MOVES;
  }
}

export const optional = takeBacks;

export function refusal(
  state: State,
  seat: Seat,
  move: unknown,
): TreehouseReason | TableReason | undefined {
  if (state.phase === 'over') return outOfTurn(owing(state), seat);
  const odd = malformed(moveSchema, move);
  if (odd !== undefined) return odd;
  const known = move as Move;
  return barToVerb(state, seat, known.verb) ?? refuse(state, seat, known);
}

function refuse(state: State, seat: Seat, move: Move): TreehouseReason | undefined {
  switch (move.verb) {
    case 'choose':
      return refuseChoose(state, seat, move);
    case 'place':
      return refusePlace(state, seat, move);
    case 'discard':
      return undefined;
    case 'take-back':
      return refuseTakeBack(state, seat);
    case 'take-bonus':
      return refuseTakeBonus(state, move);
    case 'put-bonus':
      return refusePutBonus(state, move);
    case 'take-colour':
      return refuseTakeColour(state, move);
  }
}

// oxlint-disable-next-line max-params -- the contract's signature
export function play(state: State, seat: Seat, move: Move, dealer: TreehouseDealer): void {
  const moment = carryOut(state, seat, move, dealer);
  if (moment !== undefined) goOn(state, moment, dealer);
}

// oxlint-disable-next-line max-params -- as the contract's own
function carryOut(
  state: State,
  seat: Seat,
  move: Move,
  dealer: TreehouseDealer,
): Moment | undefined {
  switch (move.verb) {
    case 'choose':
      return playChoose(state, seat, move, dealer);
    case 'place':
      return playPlace(state, seat, move, dealer);
    case 'discard':
      return playDiscard(state, seat, dealer);
    case 'take-back':
      return playTakeBack(state, seat, dealer);
    case 'take-bonus':
      return playTakeBonus(state, seat, move, dealer);
    case 'put-bonus':
      return playPutBonus(state, seat, move, dealer);
    case 'take-colour':
      return playTakeColour(state, seat, move, dealer);
  }
}

/** BT-9: the first card in hand; discard; else the first of the list. */
export function timeoutMove(state: State, seat: Seat): Move {
  const first = moveOwed(legal(state, seat), seat);
  return state.phase === 'build' ? DISCARD : first;
}
