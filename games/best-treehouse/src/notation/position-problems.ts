import type { PositionProblems } from '@richtfest/engine';
import type { TreehouseReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import { NONE, PICKS, ROUNDS } from '../words.ts';
import type { Position } from './position-schema.ts';

type Problems = PositionProblems<TreehouseReason>;

/** BT-7, BT-12: no more rooms, cards put away and points than the picks so far bring. */
export function checkPast(state: State, position: Position, problems: Problems): void {
  for (const seat of state.players.keys()) {
    checkCards({ state, position, seat }, problems);
    checkScoredWeeks({ state, position, seat }, problems);
    checkPoints({ state, position, seat }, problems);
  }
}

interface CheckedSeat {
  readonly state: State;
  readonly position: Position;
  readonly seat: number;
}

function checkCards({ state, position, seat }: CheckedSeat, problems: Problems): void {
  const { phase, round, pick } = state;
  const picks = picksBefore(state);
  const { tree, discarded, sixth } = playerAt(state, seat);
  const cards = tree.filter((card) => card !== NONE).length + discarded.length;
  if (cards > picks) {
    const path = position.trees?.[seat] === undefined ? 'discarded' : 'trees';
    const message = `can have at most ${picks} rooms and discarded cards, as many as picks, not ${cards} (BT-7)`;
    const reason = { rule: 'BT-7', code: 'more-rooms-than-picks', have: cards, picks } as const;
    problems.refuse(`${path}[${seat}]`, reason, message);
  }
  const weeks = pick === PICKS && phase !== 'choose' ? round : round - 1;
  if (sixth.length > weeks) {
    const have = sixth.length;
    const message = `can have at most ${weeks} cards, one for each week of picks, not ${have} (BT-7)`;
    const reason = { rule: 'BT-7', code: 'too-many-sixth-cards', have, weeks } as const;
    problems.refuse(`sixth[${seat}]`, reason, message);
  }
}

function checkScoredWeeks({ state, position, seat }: CheckedSeat, problems: Problems): void {
  const weeks = state.phase === 'over' ? ROUNDS : state.round - 1;
  const early = position.points?.[seat]?.slice(weeks) ?? [];
  if (!early.some((points) => points > 0)) return;
  const message = `can have points of at most ${weeks} weeks, those that were scored (BT-12)`;
  const reason = { rule: 'BT-12', code: 'points-come-later', weeks } as const;
  problems.refuse(`points[${seat}]`, reason, message);
}

/** BT-11, BT-12, BT-15: a room brings 2 points at most; 1 with two or with young players. */
function checkPoints({ state, position, seat }: CheckedSeat, problems: Problems): void {
  const { players, options } = state;
  const perRoom = players.length === 2 || options.young ? 1 : 2;
  position.points?.[seat]?.forEach((have, at) => {
    const most = perRoom * (at + 1) * PICKS;
    if (have <= most) return;
    const message = `can't have ${have} points for week ${at + 1}, at most ${most} (BT-12)`;
    const reason = { rule: 'BT-12', code: 'too-many-points', week: at + 1, have, most } as const;
    problems.refuse(`points[${seat}]`, reason, message);
  });
}

/** BT-7: the picks that every seat has settled. */
export function picksBefore({
  phase,
  round,
  pick,
}: Pick<State, 'phase' | 'round' | 'pick'>): number {
  const isDrafting = phase === 'choose' || phase === 'build';
  return (round - 1) * PICKS + (isDrafting ? pick - 1 : PICKS);
}
