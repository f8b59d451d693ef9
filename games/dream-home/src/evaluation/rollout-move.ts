import type { Seat } from '@richtfest/engine';
import { TOOL, fieldNumber, kindOf } from '../codes.ts';
import { fullColumns } from '../market.ts';
import { DISCARDS } from '../moves/discard-column.ts';
import { type Move, legal } from '../moves/index.ts';
import { JACKHAMMERS } from '../moves/jackhammer.ts';
import { mix } from '../moves/mixer.ts';
import { placeOn } from '../moves/place-lists.ts';
import { TAKES } from '../moves/take.ts';
import { hasTool } from '../moves/tools.ts';
import { type State, NONE, playerAt } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { COLUMNS, ROUNDS } from '../words.ts';
import { QuickEvaluation } from './quick-evaluation.ts';
import { WEIGHTS } from './weights.ts';

/** A tool is used if it gains at least this much more than it is worth unused. */
const LEAST_GAIN = 0.5;
/** A jackhammer is used if the best room is better than every other column by this margin. */
const BEST_BY = 3;

/**
 * The rollout policy: chooses the best move by a quick evaluation of the seat's house and the
 * cards in reach. `seed` determines the error of each evaluation, up to `noise` points.
 */
// oxlint-disable-next-line max-params -- the contract's signature
export function rolloutMove(state: State, seat: Seat, seed: number, noise: number): Move {
  const quick = evaluationOf(state, 0);
  quick.begin(state, seat, seed, noise);
  switch (state.phase) {
    case 'turn':
      return takeOrTool(state, quick);
    case 'room':
      quick.placing.placeHeld(state.heldRoom);
      return placeOn(quick.placing.field, quick.placing.liesUp);
    case 'discard': {
      const next = evaluationOf(state, 1);
      next.begin(state, (seat + 1) % state.players.length, seed, noise);
      return discardOf(state, quick, next);
    }
    case 'jackhammer':
      return jackhammerOrNot(state, quick);
    case 'decor':
    case 'scaffold':
    case 'helpers':
    case 'over':
      return bestListed(state, seat, quick);
  }
}

/** Two evaluations, reused because a rollout makes one for every move. */
const evaluations: [QuickEvaluation | undefined, QuickEvaluation | undefined] = [
  undefined,
  undefined,
];

function evaluationOf(state: State, which: 0 | 1): QuickEvaluation {
  let evaluation = evaluations[which];
  if (evaluation?.tables !== tablesOf(state.options.cards)) {
    evaluation = new QuickEvaluation(state);
    evaluations[which] = evaluation;
  }
  return evaluation;
}

function takeOrTool(state: State, quick: QuickEvaluation): Move {
  quick.evaluateColumns();
  const tool =
    (hasTool(state, TOOL.drill) ? bestDrill(state, quick) : undefined) ??
    (hasTool(state, TOOL['cement-mixer']) ? bestMix(state, quick) : undefined);
  return tool ?? only(TAKES, quick.bestColumn);
}

/** The only move in the list for a single column. */
function only(lists: readonly (readonly Move[])[], column: number): Move {
  return (lists[1 << column] as readonly Move[])[0] as Move;
}

/** The gain that justifies using a tool. */
function price(state: State, inStore: number): number {
  return LEAST_GAIN + (state.round < ROUNDS ? inStore : 0);
}

function bestDrill(state: State, quick: QuickEvaluation): Move | undefined {
  const { house } = playerAt(state, state.seat);
  let most = quick.house() + price(state, WEIGHTS.drill);
  let best: Move | undefined;
  for (const move of legal(state, state.seat)) {
    if (move.verb !== 'drill') continue;
    const field = fieldNumber(move.field);
    const room = state.marketRooms[move.column - 1] as number;
    if (kindOf(room) === kindOf(house[field] as number)) continue;
    const worth = quick.houseWith(house, field, room);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

/** Tries each room with each special card; their values add up. */
function bestMix(state: State, { rooms, specials, bestWorth }: QuickEvaluation): Move | undefined {
  let most = bestWorth + price(state, WEIGHTS.mixer);
  let best: Move | undefined;
  for (let a = 0; a < COLUMNS.length; a++) {
    if (state.marketRooms[a] === NONE) continue;
    for (let b = 0; b < COLUMNS.length; b++) {
      if (a === b || state.marketRooms[b] === NONE) continue;
      const worth = (rooms[a] as number) + (specials[b] as number);
      if (worth <= most) continue;
      most = worth;
      best = mix(Math.min(a, b), Math.max(a, b));
    }
  }
  return best;
}

/** DH-7: the next player's favourite column, except the seat's own favourite. */
function discardOf(state: State, own: QuickEvaluation, next: QuickEvaluation): Move {
  own.evaluateColumns();
  next.evaluateColumns();
  let found = NONE;
  for (let column = 1; column < COLUMNS.length; column++) {
    if (column === own.bestColumn || state.marketRooms[column] === NONE) continue;
    if (found === NONE || next.worthOf(column) > next.worthOf(found)) found = column;
  }
  return only(DISCARDS, found === NONE ? own.bestColumn : found);
}

/** DH-6: the start player chooses first anyway; other seats may risk losing a valuable room. */
function jackhammerOrNot(state: State, quick: QuickEvaluation): Move {
  const all = JACKHAMMERS[fullColumns(state)] as readonly Move[];
  const decline = all[all.length - 1] as Move;
  if (state.seat === state.startSeat) return decline;
  quick.evaluateColumns();
  const { rooms } = quick;
  let best = NONE;
  for (let column = 0; column < COLUMNS.length; column++) {
    if (state.marketRooms[column] === NONE) continue;
    if (best === NONE || (rooms[column] as number) > (rooms[best] as number)) best = column;
  }
  for (let column = 0; column < COLUMNS.length; column++) {
    if (column === best || state.marketRooms[column] === NONE) continue;
    if (quick.worthOf(column) + BEST_BY > (rooms[best] as number)) return decline;
  }
  return only(JACKHAMMERS, best);
}

function bestListed(state: State, seat: Seat, quick: QuickEvaluation): Move {
  const moves = legal(state, seat);
  let best = moves[moves.length - 1] as Move;
  if (moves.length === 1) return best;
  let most = -Infinity;
  let before: Move | undefined;
  for (const move of moves) {
    const isSame = isSameRoom(move, before);
    before = move;
    if (isSame) continue;
    const worth = quick.after(move);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

/** Children only break ties, so cards that differ in them are evaluated once. */
function isSameRoom(move: Move, before: Move | undefined): boolean {
  return (
    move.verb === 'supplier' &&
    before?.verb === 'supplier' &&
    move.field === before.field &&
    move.room === before.room
  );
}
