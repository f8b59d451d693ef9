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
import { COLUMNS, ROUNDS } from '../words.ts';
import { QuickEvaluation } from './quick-evaluation.ts';
import { WEIGHTS } from './weights.ts';

/** A tool is used if it brings more than it is worth in store, and a little. */
const LEAST_GAIN = 0.5;
/** A jackhammer is used if nothing else in the market comes so near to the best room. */
const BEST_BY = 3;

/**
 * What somebody does who has no time: a look at the own house and the cards in reach, and the
 * best of that. How far each guess is off is up to `luck`, the same for the same guess.
 */
// oxlint-disable-next-line max-params -- the contract's signature
export function rolloutMove(state: State, seat: Seat, luck: number, noise: number): Move {
  const quick = new QuickEvaluation(state, seat, luck, noise);
  switch (state.phase) {
    case 'turn':
      return takeOrTool(state, quick);
    case 'room':
      quick.lookAtRoom(state.heldRoom);
      return placeOn(quick.bestField, quick.liesUp);
    case 'discard': {
      const next = new QuickEvaluation(state, (seat + 1) % state.players.length, luck, noise);
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

function takeOrTool(state: State, quick: QuickEvaluation): Move {
  quick.lookAtColumns();
  const tool =
    (hasTool(state, TOOL.drill) ? bestDrill(state, quick) : undefined) ??
    (hasTool(state, TOOL['cement-mixer']) ? bestMix(state, quick) : undefined);
  return tool ?? only(TAKES, quick.bestColumn);
}

/** The list for a single column. */
function only(lists: readonly (readonly Move[])[], column: number): Move {
  return (lists[1 << column] as readonly Move[])[0] as Move;
}

/** What a use of a tool must bring. */
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

/** Each room with each special card: rooms and special cards are worth what they are worth. */
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

/** DH-7: what the next player would like, but not what one wants oneself. */
function discardOf(state: State, own: QuickEvaluation, next: QuickEvaluation): Move {
  own.lookAtColumns();
  next.lookAtColumns();
  let found = NONE;
  for (let column = 1; column < COLUMNS.length; column++) {
    if (column === own.bestColumn || state.marketRooms[column] === NONE) continue;
    if (found === NONE || next.worthOf(column) > next.worthOf(found)) found = column;
  }
  return only(DISCARDS, found === NONE ? own.bestColumn : found);
}

/** DH-6: whoever is first can take what it likes; others may fear for a room they want badly. */
function jackhammerOrNot(state: State, quick: QuickEvaluation): Move {
  const all = JACKHAMMERS[fullColumns(state)] as readonly Move[];
  const decline = all[all.length - 1] as Move;
  if (state.seat === state.startSeat) return decline;
  quick.lookAtColumns();
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

/** Children on a card only break ties: nobody in a hurry counts them. */
function isSameRoom(move: Move, before: Move | undefined): boolean {
  return (
    move.verb === 'supplier' &&
    before?.verb === 'supplier' &&
    move.field === before.field &&
    move.room === before.room
  );
}
