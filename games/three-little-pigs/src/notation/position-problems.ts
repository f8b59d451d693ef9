import { type PositionProblems, type Seat, clockwiseFrom } from '@richtfest/engine';
import { canBlow } from '../moves/blow.ts';
import { canBuild } from '../moves/build.ts';
import type { TableauReason } from '../reasons.ts';
import { stackKind } from '../stacks.ts';
import { type State, NONE, countEmptyStacks, countWolves, playerAt, unspent } from '../state.ts';
import { isLastTurn, stacksToEmpty } from '../turn.ts';
import { KINDS, MATERIALS, MAX_ROLLS } from '../words.ts';
import type { Position } from './position.ts';

type Problems = PositionProblems<TableauReason>;

/** LP-8: tiles that a turn brings at most. */
const TILES_PER_TURN = 2;

/** A position must be one that the rules can reach, as far as it says what has happened. */
export function checkTurn(state: State, position: Position, problems: Problems): void {
  checkPhase(state, problems);
  if (problems.areNone) checkFirstTile(state, problems);
  if (problems.areNone) checkCards(state, problems);
  if (problems.areNone && position.turns !== undefined) checkTurns(state, problems);
}

/** A decision must be one that the rules could ask for. */
function checkPhase(state: State, problems: Problems): void {
  const { phase } = state;
  const wolves = countWolves(state.dice);
  const stacks = countEmptyStacks(state);
  if (phase !== 'over' && hasEnded(state)) {
    const message = `can't be “${phase}” with ${stacks} empty stacks, which end the game (LP-15)`;
    const reason = { rule: 'LP-15', code: 'stacks-end-the-game', stacks } as const;
    problems.refuse(['phase', 'stacks', 'box', 'houses'], reason, message);
    return;
  }
  if (phase === 'over') checkEnd(state, problems);
  if (phase === 'wolf' && (wolves < 2 || !canBlow(state))) {
    const message = 'can be “wolf” only with two wolves and a house to blow at (LP-7, LP-14)';
    problems.refuse('phase', { rule: 'LP-14', code: 'nothing-to-blow-at' }, message);
  }
  if ((phase === 'roll' || phase === 'build') && wolves >= 2) {
    const message = `can't be “${phase}” with ${wolves} wolves showing (LP-7)`;
    const reason = { rule: 'LP-7', code: 'wolves-end-the-rolling', wolves } as const;
    problems.refuse(['phase', 'dice'], reason, message);
  }
  if (phase === 'roll' && state.rolls >= MAX_ROLLS) {
    const message = 'can be “roll” only after the first or second roll (LP-6)';
    problems.refuse(['phase', 'rolls'], { rule: 'LP-6', code: 'no-roll-left' }, message);
  }
  if (phase === 'build' && !canBuild(state)) {
    const message = 'can be “build” only if a tile can be taken and placed (LP-9)';
    problems.refuse('phase', { rule: 'LP-9', code: 'nothing-to-build' }, message);
  }
}

/** LP-15: the game ends with the turn in which enough stacks are empty, at most two of them new. */
function checkEnd(state: State, problems: Problems): void {
  const stacks = countEmptyStacks(state);
  const need = stacksToEmpty(state.players.length);
  if (!isLastTurn(state)) {
    const message = `can be “over” only after the last turn, with ${need} empty stacks (LP-15)`;
    problems.refuse('phase', { rule: 'LP-15', code: 'game-is-not-over', stacks, need }, message);
  } else if (!state.options.finishRound && stacks >= need + TILES_PER_TURN) {
    const message = `can't have ${stacks} empty stacks: ${need} end the game (LP-15)`;
    const reason = { rule: 'LP-15', code: 'stacks-end-the-game', stacks } as const;
    problems.refuse(['stacks', 'box', 'houses', 'phase'], reason, message);
  }
}

/** LP-8, LP-9: the first tile of a turn was paid for and stands in a house. */
function checkFirstTile(state: State, problems: Problems): void {
  const { firstTile, phase, seat } = state;
  if (firstTile === NONE) return;
  const { kind, material, cost } = stackKind(firstTile);
  if (phase !== 'build') {
    const reason = { rule: 'LP-8', code: 'no-tile-before-building' } as const;
    problems.refuse('firstTile', reason, 'can be set only in phase “build”');
    return;
  }
  const rest = unspent(state, kind);
  if (rest < 0) {
    const reason = { rule: 'LP-8', code: 'too-few-symbols', kind, material } as const;
    problems.refuse('firstTile', { ...reason, need: cost, have: cost + rest });
    return;
  }
  const own = playerAt(state, seat).houses.flat();
  if (own.some((tile) => tile.kind === kind && tile.material === material)) return;
  problems.refuse('firstTile', { rule: 'LP-9', code: 'first-tile-is-not-built', kind, material });
}

/** LP-13: a card was won with a house whose tiles still stand or were blown to the box. */
function checkCards({ materialCards, players, box }: State, problems: Problems): void {
  MATERIALS.forEach((material, card) => {
    const holder = materialCards[card] ?? NONE;
    if (holder === NONE) return;
    const tiles = [...(players[holder]?.houses.flat() ?? []), ...box];
    const hasAll = KINDS.every((kind) =>
      tiles.some((tile) => tile.kind === kind && tile.material === material),
    );
    if (hasAll) return;
    problems.refuse(`cards.${material}`, { rule: 'LP-13', code: 'card-was-not-won', material });
  });
}

/** LP-8, LP-19: turns go round from the first player, and each brings two tiles at most. */
function checkTurns(state: State, problems: Problems): void {
  const { players, seat, firstSeat, phase, firstTile } = state;
  const order = clockwiseFrom(firstSeat, players.length);
  const isBegun = (owner: Seat) => order.indexOf(owner) <= order.indexOf(seat);
  const now = playerAt(state, seat).turns;
  const odd = players.findIndex(({ turns }, owner) => turns !== (isBegun(owner) ? now : now - 1));
  if (odd >= 0) {
    const message = `must be ${order.map((owner) => (isBegun(owner) ? now : now - 1)).join(', ')} clockwise from seat ${firstSeat} (LP-19)`;
    problems.refuse('turns', { rule: 'LP-19', code: 'turns-do-not-go-round', seat: odd }, message);
    return;
  }
  players.forEach(({ houses, turns }, owner) => {
    const isRunning = owner === seat && phase !== 'over';
    const isOneBuilt = isRunning && firstTile !== NONE;
    const most = TILES_PER_TURN * (isRunning ? turns - 1 : turns) + (isOneBuilt ? 1 : 0);
    const have = houses.flat().length;
    if (have <= most) return;
    const message = `has ${have} tiles, but its turns bring ${most} at most (LP-8)`;
    const reason = { rule: 'LP-8', code: 'more-tiles-than-turns', have, most } as const;
    problems.refuse([`houses[${owner}]`, 'turns'], reason, message);
  });
}

/** LP-8: the fewest turns that can bring the tiles of a seat's houses. */
export function leastTurns({ players, seat, phase, firstTile }: State, owner: Seat): number {
  const isRunning = owner === seat && phase !== 'over';
  const tiles = players[owner]?.houses.flat().length ?? 0;
  const before = tiles - (isRunning && firstTile !== NONE ? 1 : 0);
  return Math.ceil(Math.max(0, before) / TILES_PER_TURN) + (isRunning ? 1 : 0);
}

/** LP-15: whether the stacks that end the game were empty before this turn. */
function hasEnded(state: State): boolean {
  const { firstTile, stacks, players, options, seat, firstSeat } = state;
  const isNew = firstTile !== NONE && stacks[firstTile]?.top === NONE ? 1 : 0;
  if (countEmptyStacks(state) - isNew < stacksToEmpty(players.length)) return false;
  return !options.finishRound || seat === firstSeat;
}
