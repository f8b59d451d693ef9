import type { PositionProblems } from '@richtfest/engine';
import { SCAFFOLD_CARD, TOOL, isDecor } from '../codes.ts';
import { hasFreeField } from '../house.ts';
import { fullColumns } from '../market.ts';
import { canDecorate } from '../moves/decorate.ts';
import { canUseHelper } from '../moves/helpers.ts';
import type { TableauReason } from '../reasons.ts';
import { type Player, type State, NONE, SCAFFOLD, playerAt } from '../state.ts';
import { MAX_PLAYERS, ROUNDS } from '../words.ts';
import { type TableauProblem, deckProblems } from './deck-problems.ts';

/** The phase must be one that the rules can reach, and the game must be able to continue. */
export function checkPhase(state: State, problems: PositionProblems<TableauReason>): void {
  for (const { path, reason, message } of phaseProblems(state)) {
    problems.refuse(path, reason, message);
  }
}

/** The rule that says when a phase comes. */
const RULE_OF_PHASE = {
  jackhammer: 'DH-6',
  discard: 'DH-7',
  turn: 'DH-6',
  room: 'DH-12',
  decor: 'DH-19',
  scaffold: 'DH-21',
  helpers: 'DH-25',
  over: 'DH-25',
} as const;

function phaseProblems(state: State): TableauProblem[] {
  const message = phaseProblem(state);
  if (message !== undefined) {
    const { phase } = state;
    const reason = { rule: RULE_OF_PHASE[phase], code: 'phase-is-impossible', phase } as const;
    return [{ path: ['phase', 'held', 'jackhammered', 'seat'], message, reason }];
  }
  return [
    ...heldProblems(state),
    ...marketProblems(state),
    ...startSeatProblems(state),
    ...spaceProblems(state),
    ...cardProblems(state),
    ...toolProblems(state),
    ...deckProblems(state),
  ];
}

function phaseProblem(state: State): string | undefined {
  const { phase, seat, startSeat, players, options } = state;
  const { tools, house } = playerAt(state, seat);
  switch (phase) {
    case 'jackhammer':
      return (tools[TOOL.jackhammer] ?? 0) > 0 && (state.jackhammered & (1 << seat)) === 0
        ? undefined
        : 'can be “jackhammer” only for a seat with a jackhammer of an earlier round (DH-6)';
    case 'discard':
      return players.length < MAX_PLAYERS && options.columnDiscard && seat === startSeat
        ? undefined
        : 'can be “discard” only for the start player of two or three, if columns are discarded (DH-7)';
    case 'room':
      return state.heldRoom === NONE ? 'can be “room” only with a room in hand (DH-12)' : undefined;
    case 'decor':
      return isDecor(state.heldSpecial) && canDecorate(state)
        ? undefined
        : 'can be “decor” only with a décor card in hand whose tile has a place (DH-19)';
    case 'scaffold':
      return state.heldSpecial === SCAFFOLD_CARD && hasFreeField(house)
        ? undefined
        : 'can be “scaffold” only with a scaffold in hand and a free field (DH-21)';
    case 'helpers':
      return state.round === ROUNDS && canUseHelper(state, seat)
        ? undefined
        : 'can be “helpers” only after round 12, for a seat whose helpers can do something (DH-25)';
    case 'turn':
      return (state.jackhammered & (1 << seat)) === 0
        ? undefined
        : 'can’t be “turn” for a seat that has used a jackhammer in this round (DH-6)';
    case 'over':
      return state.round === ROUNDS ? undefined : 'can be “over” only after round 12 (DH-25)';
  }
}

const HELD = { rule: 'DH-12', code: 'held-cards-do-not-fit' } as const;

function heldProblems(state: State): TableauProblem[] {
  const { phase, heldColumn, heldRoom, heldSpecial, marketRooms } = state;
  const isHolding = phase === 'room' || phase === 'decor' || phase === 'scaffold';
  if (heldColumn !== NONE && !isHolding) {
    const message = 'can be there only in the phases “room”, “decor” and “scaffold”';
    return [{ path: ['held', 'phase'], message, reason: HELD }];
  }
  if (heldColumn === 0 && heldSpecial !== NONE) {
    const message = 'can’t be there: column 1 has no special card (DH-5)';
    return [{ path: 'held.special', message, reason: HELD }];
  }
  if (phase !== 'room' && heldRoom !== NONE) {
    return [{ path: 'held.room', message: 'can be there only in phase “room”', reason: HELD }];
  }
  if (heldColumn !== NONE && marketRooms[heldColumn] !== NONE) {
    const message = `column ${heldColumn + 1} is held, so that it must be empty`;
    return [{ path: 'market', message, reason: HELD }];
  }
  return [];
}

/** The seats, as bits, that still have a turn or a decision before it in this round. */
function seatsToCome(state: State): number {
  const { phase, seat, startSeat, players, jackhammered } = state;
  const isBefore = phase === 'jackhammer' || phase === 'discard' || isJackhammering(state);
  let seats = 0;
  for (let step = 0; step < players.length; step++) {
    const other = (startSeat + step) % players.length;
    const isPast =
      (other - startSeat + players.length) % players.length <
      (seat - startSeat + players.length) % players.length;
    if ((isBefore || !isPast) && (jackhammered & (1 << other)) === 0) seats |= 1 << other;
  }
  return phase === 'helpers' || phase === 'over' ? 0 : seats;
}

function isJackhammering({ phase, seat, jackhammered }: State): boolean {
  return phase === 'room' && (jackhammered & (1 << seat)) !== 0;
}

/** DH-11: there must be a column for every seat that still has a turn. */
function marketProblems(state: State): TableauProblem[] {
  const { phase, seat, players, options } = state;
  const isHolding = state.heldColumn !== NONE && !isJackhammering(state);
  const isDiscarding = phase === 'jackhammer' || phase === 'discard' || isJackhammering(state);
  const discards = isDiscarding && players.length < MAX_PLAYERS && options.columnDiscard ? 1 : 0;
  let needed = discards;
  for (let other = 0; other < players.length; other++) {
    const isToCome = (seatsToCome(state) & (1 << other)) !== 0;
    if (isToCome && !(isHolding && other === seat)) needed++;
  }
  const columns = countBits(fullColumns(state));
  if (columns >= needed) return [];
  const message = `must have at least ${needed} columns with cards, not ${columns} (DH-7, DH-11)`;
  const reason = { rule: 'DH-11', code: 'too-few-columns', have: columns, need: needed } as const;
  // With all cards elsewhere, the deal can't fill the market.
  const elsewhere = ['decks', 'discards', 'houses'];
  const path = ['market', 'jackhammered', 'held', 'seat', ...elsewhere];
  return [{ path, message, reason }];
}

/** DH-9: column 1 makes its taker the next start player. */
function startSeatProblems(state: State): TableauProblem[] {
  const { nextStartSeat, seat, marketRooms, phase } = state;
  if (nextStartSeat === NONE) return [];
  const isTaking = nextStartSeat === seat && phase !== 'jackhammer' && phase !== 'discard';
  const isToCome = !isTaking && (seatsToCome(state) & (1 << nextStartSeat)) !== 0;
  if (marketRooms[0] === NONE && !isToCome) return [];
  const message = isToCome
    ? 'must be a seat that has had its turn in this round (DH-9)'
    : 'can be set only once column 1 is taken (DH-9)';
  const reason = { rule: 'DH-9', code: 'column-1-not-taken' } as const;
  return [{ path: 'nextStartSeat', message, reason }];
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** DH-13: a house must have a free field for every remaining round. */
function spaceProblems(state: State): TableauProblem[] {
  const { phase, round, seat, heldRoom } = state;
  const toCome = phase === 'helpers' || phase === 'over' ? 0 : ROUNDS - round;
  return state.players.flatMap(({ house }, owner) => {
    const isHolder = owner === seat && heldRoom !== NONE;
    const hasPlaced = owner === seat && (phase === 'decor' || phase === 'scaffold');
    const isToCome = (seatsToCome(state) & (1 << owner)) !== 0 && !hasPlaced;
    const rooms = toCome + (isHolder || isToCome ? 1 : 0);
    const fields = house.filter((code) => code < 0).length;
    if (fields >= rooms) return [];
    const message = `has ${fields} fields left for the ${rooms} rooms to come in round ${round} and later (DH-9)`;
    const reason = { rule: 'DH-9', code: 'too-few-fields', have: fields, need: rooms } as const;
    return [{ path: [`houses[${owner}]`, 'round'], message, reason }];
  });
}

/**
 * DH-8: a seat has no more cards than its turns brought, one a round and none in a jackhammer's,
 * with the tools it has used in this turn.
 */
function cardProblems(state: State): TableauProblem[] {
  const { phase, round, seat, toolsUsed } = state;
  return state.players.flatMap((player, owner) => {
    const isJackhammered = (state.jackhammered & (1 << owner)) !== 0;
    const isOver = phase === 'helpers' || phase === 'over';
    const isToCome = (seatsToCome(state) & (1 << owner)) !== 0;
    const isScaffolding = owner === seat && phase === 'room' && state.heldSpecial === NONE;
    const hasTaken = isOver || (!isToCome && !isJackhammered) || isScaffolding;
    const most = round - 1 + (hasTaken ? 1 : 0);
    const used = (isJackhammered && !isOver ? 1 : 0) + (owner === seat ? toolsUsed : 0);
    const have = countSpecials(player) + used;
    if (have <= most) return [];
    const message = `has ${have} special cards after ${most} turns (DH-8)`;
    const reason = { rule: 'DH-8', code: 'more-cards-than-turns', have, most } as const;
    const fields = ['roofs', 'helpers', 'tools', 'outdoors', 'houses'] as const;
    const own = fields.filter((field) => CARDS_IN[field](player) > 0);
    return [
      {
        path: [...own.map((field) => `${field}[${owner}]`), 'jackhammered', 'toolsUsed', 'round'],
        message,
        reason,
      },
    ];
  });
}

/** How many special cards of a player a field of a position lists. */
const CARDS_IN = {
  roofs: ({ roofs }: Player) => roofs.length,
  helpers: ({ helpers }: Player) => helpers.reduce((sum, count) => sum + count, 0),
  tools: ({ tools, newTool }: Player) =>
    tools.reduce((sum, count) => sum + count, newTool === NONE ? 0 : 1),
  outdoors: ({ outdoors }: Player) => countBits(outdoors),
  houses: ({ house, tiles }: Player) =>
    house.filter((code) => code === SCAFFOLD).length + tiles.filter((tile) => tile >= 0).length,
};

export function countSpecials(player: Player): number {
  return Object.values(CARDS_IN).reduce((sum, count) => sum + count(player), 0);
}

/** DH-10: a tool is new in the round of its column; tools are used before a column is taken. */
function toolProblems(state: State): TableauProblem[] {
  const { phase, toolsUsed } = state;
  const newTools = state.players.flatMap(({ newTool }, owner): TableauProblem[] => {
    // In its turn a seat may ask whether it can use the tool it has just taken.
    const isAsking = owner === state.seat && phase !== 'jackhammer' && phase !== 'discard';
    const isToCome = (seatsToCome(state) & (1 << owner)) !== 0 && !isAsking;
    const isJackhammered = (state.jackhammered & (1 << owner)) !== 0;
    if (newTool === NONE || !(isToCome || isJackhammered)) return [];
    const message = 'can’t be new before the seat has taken a column in this round (DH-10)';
    const reason = { rule: 'DH-10', code: 'tool-is-not-new' } as const;
    return [{ path: `tools[${owner}]`, message, reason }];
  });
  if (toolsUsed === 0 || phase === 'turn') return newTools;
  const message = 'can be there only in phase “turn”: tools come before taking a column (DH-10)';
  const reason = { rule: 'DH-10', code: 'no-tools-now' } as const;
  return [...newTools, { path: 'toolsUsed', message, reason }];
}
