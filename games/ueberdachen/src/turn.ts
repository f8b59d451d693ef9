import type { Seat } from '@richtfest/engine';
import { isFloorFull } from './cells.ts';
import type { Face } from './data/components.ts';
import type { UeberdachenDealer } from './events.ts';
import {
  NONE,
  NO_DEAL,
  type Player,
  STREAM,
  type State,
  freePlaces,
  hasPlate,
  playerAt,
  stored,
} from './state.ts';
import {
  DIE_SIDES,
  MAX_PLAYERS,
  MAX_ROLLS,
  PILLARS,
  STORAGE,
  TRADES,
  type Trade,
} from './words.ts';

const SIDES: readonly number[] = Array.from({ length: DIE_SIDES }, (_, side) => side + 1);

/** A seat without a plate rolls for one (UD-5); otherwise it takes a normal turn (UD-6). */
export function beginTurn(state: State, dealer: UeberdachenDealer): void {
  const { seat } = state;
  playerAt(state, seat).turns++;
  state.rolls = 0;
  state.die = 0;
  state.isDoubled = state.opener === seat;
  state.isRollingThree = false;
  state.offers = 0;
  state.phase = hasPlate(state, seat) ? 'roll' : 'start';
  const { round, isDoubled } = state;
  dealer.report?.({ type: 'turn-began', seat, round, isDoubled });
}

/** Address `die/seat/turn/roll`: rolls don't depend on earlier decisions. */
export function throwDie(state: State, dealer: UeberdachenDealer): Face {
  const { seat } = state;
  const turn = playerAt(state, seat).turns - 1;
  const index = (turn * MAX_PLAYERS + seat) * MAX_ROLLS + state.rolls;
  state.rolls++;
  state.die = dealer.chance.pick(SIDES, STREAM.die, index);
  dealer.report?.({ type: 'die-rolled', seat, die: state.die, roll: state.rolls });
  return state.options.die[state.die - 1] as Face;
}

/** UD-14: four pillars and a full floor. */
export function mayRollThree(player: Player): boolean {
  return player.pillars === PILLARS && isFloorFull(player, player.floor);
}

/** UD-7: the opener is taken immediately and counts from the holder's next turn. */
export function takeOpener(state: State, dealer: UeberdachenDealer): void {
  const { seat, opener } = state;
  state.opener = seat;
  if (dealer.report === undefined) return;
  if (opener === seat) dealer.report({ type: 'opener-kept', seat });
  else if (opener === NONE) dealer.report({ type: 'opener-taken', seat });
  else dealer.report({ type: 'opener-taken', seat, from: opener });
}

/** UD-8: a 6 is the roof if the seat has four upper pillars when it rolls. */
export function isRoof({ floor, pillars }: Player): boolean {
  return floor > 0 && pillars === PILLARS;
}

export function setRoof(state: State, dealer: UeberdachenDealer): void {
  state.roof = state.seat;
  state.phase = 'over';
  dealer.report?.({ type: 'roof-set', seat: state.seat });
  dealer.report?.({ type: 'game-ended', by: 'roof' });
}

/** UD-6: applies the effects of the roll up to the next decision; then the seat may act. */
export function settleRoll(state: State, dealer: UeberdachenDealer): void {
  if (state.toTake > 0) {
    state.phase = 'take';
    return;
  }
  if (state.thefts > 0) {
    if (canSteal(state)) {
      state.phase = 'steal';
      return;
    }
    state.thefts = 0;
    dealer.report?.({ type: 'nothing-to-steal', seat: state.seat });
  }
  while (state.steps > 0) if (isPillarToSettle(state, dealer)) return;
  state.phase = 'act';
}

/** UD-12: whether any other seat has materials in its storage. */
function canSteal(state: State): boolean {
  return state.players.some((player, seat) => seat !== state.seat && stored(player) > 0);
}

/** UD-7, UD-8: one step of a 6; a pillar that can be set is a decision. */
function isPillarToSettle(state: State, dealer: UeberdachenDealer): boolean {
  const { seat } = state;
  const player = playerAt(state, seat);
  if (freePlaces(player) > 0) {
    receivePillar(state, 'die', dealer);
    return true;
  }
  state.steps--;
  if (player.floor === 0) {
    player.floor = 1;
    player.pillars = 0;
    player.columns = 0;
    dealer.report?.({ type: 'ceiling-set', seat });
  } else receivePillar(state, 'die', dealer);
  return false;
}

/** UD-8, UD-10 h: the seat may set or keep the pillar; without a free place it is loose. */
export function receivePillar(
  state: State,
  from: 'die' | 'bank',
  { report }: UeberdachenDealer,
): void {
  const { seat } = state;
  report?.({ type: 'pillar-received', seat, from });
  if (freePlaces(playerAt(state, seat)) > 0) {
    state.phase = 'pillar';
    return;
  }
  state.loose++;
  report?.({ type: 'pillar-kept', seat });
}

export function setPillar(state: State, { report }: UeberdachenDealer): void {
  const { seat } = state;
  const player = playerAt(state, seat);
  player.pillars++;
  report?.({ type: 'pillar-set', seat, floor: player.floor, pillars: player.pillars });
}

/** UD-8, UD-10 d, UD-13: loose pillars are set or returned, proposals lapse, surplus goes. */
export function endTurn(state: State, dealer: UeberdachenDealer): void {
  const { seat } = state;
  const player = playerAt(state, seat);
  while (state.loose > 0 && freePlaces(player) > 0) {
    state.loose--;
    setPillar(state, dealer);
  }
  if (state.loose > 0) dealer.report?.({ type: 'pillars-returned', seat, pillars: state.loose });
  state.loose = 0;
  state.past.length = 0;
  for (let other = 0; other < state.players.length; other++) {
    state.proposals[other] = NO_DEAL;
    state.proposed[other] = 0;
    state.asked[other] = 0;
  }
  dealer.report?.({ type: 'turn-ended', seat });
  clearSurplus(state, dealer);
}

/** UD-13: all seats over the storage limit discard at the same time; then the turn passes. */
export function clearSurplus(state: State, dealer: UeberdachenDealer): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (stored(playerAt(state, seat)) > STORAGE) {
      state.phase = 'discard';
      return;
    }
  }
  passTurn(state, dealer);
}

/** UD-16: a round ends when the turn comes back to the first seat. */
export function passTurn(state: State, dealer: UeberdachenDealer): void {
  const next = (state.seat + 1) % state.players.length;
  if (next === state.firstSeat) {
    if (state.round >= state.options.roundLimit) {
      state.phase = 'over';
      dealer.report?.({ type: 'game-ended', by: 'rounds' });
      return;
    }
    state.round++;
  }
  state.seat = next;
  beginTurn(state, dealer);
}

/** UD-15: the unused trade once all of three seats have a plate, otherwise `NONE`. */
export function missingTrade(state: State): number {
  if (state.players.length === TRADES.length) return NONE;
  const taken: number[] = state.players.map(({ trade }) => trade);
  if (taken.includes(NONE)) return NONE;
  return TRADES.findIndex((_, trade) => !taken.includes(trade));
}

export function noteMissingTrade(state: State, { report }: UeberdachenDealer): void {
  state.missingTrade = missingTrade(state);
  if (state.missingTrade === NONE) return;
  report?.({ type: 'trade-missing', trade: TRADES[state.missingTrade] as Trade });
}

/** The seat with this trade, or `NONE`. */
export function tradeHolder(state: State, trade: number): Seat {
  return state.players.findIndex((player) => player.trade === trade);
}
