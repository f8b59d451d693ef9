import {
  SCAFFOLD_CARD,
  TOOL,
  decorName,
  decorOf,
  helperOf,
  isDecor,
  isHelper,
  isRoof,
  toolOf,
} from './codes.ts';
import type { ColumnCards, DreamHomeDealer } from './events.ts';
import { hasFreeField } from './house.ts';
import { cardsOf, deal, discardColumn, discardScaffold, hasCards } from './market.ts';
import { canUseHelper } from './moves/helpers.ts';
import { canDecorate } from './moves/decorate.ts';
import { revealRoofs } from './roofs.ts';
import { type State, NONE, playerAt } from './state.ts';
import { COLUMNS, HELPERS, type Helper, MAX_PLAYERS, ROUNDS, type Tool, TOOLS } from './words.ts';

/** What has just happened; it determines the next step. */
export type Moment =
  | 'round-begins'
  | 'jackhammer-settled'
  | 'column-discarded'
  | 'column-taken'
  | 'room-placed'
  | 'turn-ended'
  | 'helper-used'
  | 'helpers-done';

/** Advances to the next decision or to the end of the game; without a moment the turn continues. */
export function advance(state: State, moment: Moment | undefined, dealer: DreamHomeDealer): void {
  let next = moment;
  while (next !== undefined) next = follow(state, next, dealer);
}

function follow(state: State, moment: Moment, dealer: DreamHomeDealer): Moment | undefined {
  switch (moment) {
    case 'round-begins':
      return beginRound(state, dealer);
    case 'jackhammer-settled':
      return passJackhammer(state, dealer);
    case 'column-discarded':
      return beginTurn(state, state.startSeat, dealer);
    case 'column-taken':
      state.phase = 'room';
      return undefined;
    case 'room-placed':
      return settleSpecial(state, dealer);
    case 'turn-ended':
      return passTurn(state, dealer);
    case 'helper-used':
      return canUseHelper(state, state.seat) ? undefined : passHelpers(state, dealer);
    case 'helpers-done':
      return passHelpers(state, dealer);
  }
}

function next({ seat, players }: State): number {
  return (seat + 1) % players.length;
}

function beginRound(state: State, dealer: DreamHomeDealer): Moment | undefined {
  const { round, startSeat } = state;
  dealer.report?.({ type: 'round-began', round, startSeat });
  deal(state, dealer);
  return askForJackhammer(state, startSeat, dealer);
}

/** DH-6: asks every seat with a usable jackhammer, up to the seat before the start player. */
function askForJackhammer(state: State, from: number, dealer: DreamHomeDealer): Moment | undefined {
  let seat = from;
  do {
    if ((playerAt(state, seat).tools[TOOL.jackhammer] as number) > 0) {
      state.seat = seat;
      state.phase = 'jackhammer';
      return undefined;
    }
    seat = (seat + 1) % state.players.length;
  } while (seat !== state.startSeat);
  return afterJackhammers(state, dealer);
}

function passJackhammer(state: State, dealer: DreamHomeDealer): Moment | undefined {
  const seat = next(state);
  return seat === state.startSeat
    ? afterJackhammers(state, dealer)
    : askForJackhammer(state, seat, dealer);
}

/** DH-7 */
function afterJackhammers(state: State, dealer: DreamHomeDealer): Moment | undefined {
  if (state.players.length === MAX_PLAYERS || !state.options.columnDiscard) {
    return beginTurn(state, state.startSeat, dealer);
  }
  state.seat = state.startSeat;
  state.phase = 'discard';
  return undefined;
}

function beginTurn(state: State, from: number, dealer: DreamHomeDealer): Moment | undefined {
  const { startSeat, jackhammered } = state;
  let seat = from;
  while ((jackhammered & (1 << seat)) !== 0) {
    seat = (seat + 1) % state.players.length;
    if (seat === startSeat) return endRound(state, dealer);
  }
  state.seat = seat;
  state.phase = 'turn';
  state.toolsUsed = 0;
  return undefined;
}

/** DH-12: after the room the special card takes effect. */
function settleSpecial(state: State, dealer: DreamHomeDealer): Moment | undefined {
  const { seat, heldSpecial } = state;
  if ((state.jackhammered & (1 << seat)) !== 0) {
    state.heldColumn = NONE;
    return 'jackhammer-settled';
  }
  if (heldSpecial === NONE) return 'turn-ended';
  if (heldSpecial === SCAFFOLD_CARD) return settleScaffold(state, dealer);
  if (isDecor(heldSpecial)) return settleDecor(state, dealer);
  const player = playerAt(state, seat);
  if (isRoof(heldSpecial)) {
    player.roofs.push(heldSpecial);
    dealer.report?.({ type: 'roof-taken', seat, size: player.roofs.length });
  } else if (isHelper(heldSpecial)) {
    const helper = helperOf(heldSpecial);
    player.helpers[helper] = (player.helpers[helper] as number) + 1;
    dealer.report?.({ type: 'helper-joined', seat, helper: HELPERS[helper] as Helper });
  } else {
    player.newTool = toolOf(heldSpecial);
    dealer.report?.({ type: 'tool-taken', seat, tool: TOOLS[player.newTool] as Tool });
  }
  return 'turn-ended';
}

/** DH-21: without a field left for it, the scaffold is discarded. */
function settleScaffold(state: State, dealer: DreamHomeDealer): Moment | undefined {
  if (hasFreeField(playerAt(state, state.seat).house)) {
    state.phase = 'scaffold';
    return undefined;
  }
  discardScaffold(state);
  dealer.report?.({ type: 'scaffold-discarded', seat: state.seat });
  return 'turn-ended';
}

/** DH-19: a tile that can't be placed is lost. */
function settleDecor(state: State, dealer: DreamHomeDealer): Moment | undefined {
  const { seat, heldSpecial } = state;
  if (canDecorate(state)) {
    state.phase = 'decor';
    return undefined;
  }
  const decor = decorOf(heldSpecial);
  state.specialDiscard.push(heldSpecial);
  state.lostDecor |= 1 << decor;
  dealer.report?.({ type: 'decor-impossible', seat, decor: decorName(decor) });
  return 'turn-ended';
}

/** DH-8 */
function passTurn(state: State, dealer: DreamHomeDealer): Moment | undefined {
  state.heldColumn = NONE;
  state.heldSpecial = NONE;
  const seat = next(state);
  return seat === state.startSeat ? endRound(state, dealer) : beginTurn(state, seat, dealer);
}

/** DH-9 */
function endRound(state: State, dealer: DreamHomeDealer): Moment | undefined {
  const left = dealer.report === undefined ? undefined : leftovers(state);
  for (let column = 0; column < COLUMNS.length; column++) discardColumn(state, column);
  if (state.nextStartSeat !== NONE) state.startSeat = state.nextStartSeat;
  state.nextStartSeat = NONE;
  state.jackhammered = 0;
  for (const player of state.players) {
    if (player.newTool === NONE) continue;
    player.tools[player.newTool] = (player.tools[player.newTool] as number) + 1;
    player.newTool = NONE;
  }
  if (left !== undefined) {
    const { round, startSeat } = state;
    dealer.report?.({ type: 'round-ended', round, discarded: left, startSeat });
  }
  if (state.round === ROUNDS) return askForHelpers(state, state.startSeat, dealer);
  state.round++;
  return 'round-begins';
}

function leftovers(state: State): ColumnCards[] {
  return COLUMNS.flatMap((_, column) => (hasCards(state, column) ? [cardsOf(state, column)] : []));
}

function passHelpers(state: State, dealer: DreamHomeDealer): Moment | undefined {
  dealer.report?.({ type: 'helpers-done', seat: state.seat });
  const seat = next(state);
  return seat === state.startSeat ? endGame(state, dealer) : askForHelpers(state, seat, dealer);
}

/** DH-25: skips seats whose helpers can't do anything. */
function askForHelpers(state: State, from: number, dealer: DreamHomeDealer): Moment | undefined {
  let seat = from;
  do {
    if (canUseHelper(state, seat)) {
      state.seat = seat;
      state.phase = 'helpers';
      dealer.report?.({ type: 'helpers-began', seat });
      return undefined;
    }
    seat = (seat + 1) % state.players.length;
  } while (seat !== state.startSeat);
  return endGame(state, dealer);
}

function endGame(state: State, dealer: DreamHomeDealer): undefined {
  state.phase = 'over';
  state.seat = state.startSeat;
  revealRoofs(state, dealer);
  dealer.report?.({ type: 'game-ended' });
}
