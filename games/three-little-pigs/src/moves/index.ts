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
import type { PigsDealer } from '../events.ts';
import type { PigsReason } from '../reasons.ts';
import type { State } from '../state.ts';
import { type Moment, goOn } from '../turn.ts';
import { DICE_COUNT, KINDS, MATERIALS, MAX_PLAYERS } from '../words.ts';
import { blows, playBlow, refuseBlow } from './blow.ts';
import { builds, playBuild, refuseBuild } from './build.ts';
import { playDone, refuseDone } from './done.ts';
import { MAX_HOUSES, type Move, NO_MOVES } from './move.ts';
import { playRoll, refuseRoll, rolls } from './roll.ts';
import { playStop, refuseStop } from './stop.ts';

const house = schema.integer(0, MAX_HOUSES - 1);

export const moveSchema: Schema<Move> = schema.anyOf(
  schema.object({
    verb: schema.oneOf('roll'),
    dice: schema.array(schema.integer(0, DICE_COUNT - 1), { maxItems: DICE_COUNT }),
  }),
  schema.object({ verb: schema.oneOf('stop') }),
  schema.object({
    verb: schema.oneOf('build'),
    kind: schema.oneOf(...KINDS),
    material: schema.oneOf(...MATERIALS),
    house: schema.anyOf(house, schema.oneOf('new')),
  }),
  schema.object({ verb: schema.oneOf('done') }),
  schema.object({ verb: schema.oneOf('blow'), seat: schema.integer(0, MAX_PLAYERS - 1), house }),
);

export function owing(state: State): SeatSet {
  return state.phase === 'over' ? NO_SEATS : onlySeat(state.seat);
}

export function legal(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.seat) return NO_MOVES;
  switch (state.phase) {
    case 'roll':
      return rolls(state);
    case 'build':
      return builds(state);
    case 'wolf':
      return blows(state);
    case 'over':
      return NO_MOVES;
  }
}

export function refusal(
  state: State,
  seat: Seat,
  move: unknown,
): PigsReason | TableReason | undefined {
  return (
    outOfTurn(owing(state), seat) ?? malformed(moveSchema, move) ?? refuse(state, move as Move)
  );
}

function refuse(state: State, move: Move): PigsReason | TableReason | undefined {
  switch (move.verb) {
    case 'roll':
      return refuseRoll(state, move);
    case 'stop':
      return refuseStop(state);
    case 'build':
      return refuseBuild(state, move);
    case 'done':
      return refuseDone(state);
    case 'blow':
      return refuseBlow(state, move);
  }
}

// oxlint-disable-next-line max-params -- the contract's signature
export function play(state: State, _seat: Seat, move: Move, dealer: PigsDealer): void {
  goOn(state, carryOut(state, move, dealer), dealer);
}

function carryOut(state: State, move: Move, dealer: PigsDealer): Moment {
  switch (move.verb) {
    case 'roll':
      return playRoll(state, move, dealer);
    case 'stop':
      return playStop(state, dealer);
    case 'build':
      return playBuild(state, move, dealer);
    case 'done':
      return playDone();
    case 'blow':
      return playBlow(state, move, dealer);
  }
}

/** Time run out: stop, done, else the first of the list. */
export function timeoutMove(state: State, seat: Seat): Move {
  return moveOwed(legal(state, seat), seat, ({ verb }) => verb === 'stop' || verb === 'done');
}
