import {
  ANSWER,
  NONE,
  type Phase,
  type State,
  freePlaces,
  hasPlate,
  playerAt,
  stored,
} from '../state.ts';
import type { TableauReason } from '../reasons.ts';
import { isRoof, mayRollThree } from '../turn.ts';
import { STORAGE } from '../words.ts';
import { IN_EFFECT, type TableauProblem, rollProblems } from './roll-problems.ts';

/** Why the rules can't reach this position. */
export function positionProblems(state: State): TableauProblem[] {
  const phase = phaseProblem(state);
  if (phase !== undefined) return [{ path: CAUSES_OF_PHASE, ...phase }];
  return [...roofProblems(state), ...rollProblems(state)];
}

/** The fields that make a phase impossible, the likeliest first. */
const CAUSES_OF_PHASE = ['phase', 'offer', 'bank', 'players', 'seat'];

/** UD-8, UD-16: the roof ends the game. */
function roofProblems(state: State): TableauProblem[] {
  const { phase, roof, round, options, seat, firstSeat, players } = state;
  if (phase === 'over' && roof === NONE && players.some((player) => stored(player) > STORAGE)) {
    const message = 'can have at most 5 materials each at the end of a turn (UD-13)';
    return [{ path: 'players', message, reason: { rule: 'UD-13', code: 'storage-is-too-full' } }];
  }
  if (phase !== 'over') {
    const message = 'can be set only in phase “over”: the roof ends the game (UD-16)';
    const reason = { rule: 'UD-16', code: 'roof-ends-the-game' } as const;
    return roof === NONE ? [] : [{ path: 'roof', message, reason }];
  }
  if (roof === NONE) {
    const isLastTurn = round >= options.roundLimit && (seat + 1) % players.length === firstSeat;
    const message = `can be “over” only with a roof or after round ${options.roundLimit} (UD-16)`;
    const reason = { rule: 'UD-16', code: 'game-is-not-over', rounds: options.roundLimit } as const;
    return isLastTurn ? [] : [{ path: 'phase', message, reason }];
  }
  if (roof === seat && isRoof(playerAt(state, roof))) {
    if (options.die[state.die - 1]?.pillar === true) return [];
    const message = 'must be a 6, which brings the roof (UD-8)';
    return [{ path: 'die', message, reason: { rule: 'UD-8', code: 'roof-needs-a-six' } }];
  }
  const message = 'must be the rolling seat, with four pillars on its upper floor (UD-8)';
  return [{ path: 'roof', message, reason: { rule: 'UD-8', code: 'roof-needs-pillars' } }];
}

type PhaseProblem = Omit<TableauProblem, 'path'>;

function phaseProblem(state: State): PhaseProblem | undefined {
  const { phase, seat } = state;
  if (phase === 'over') return undefined;
  const isStart = phase === 'start' || phase === 'choose-trade';
  const isWithPlate = hasPlate(state, seat);
  if (isStart === isWithPlate) {
    const message = isStart
      ? `can't be “${phase}” for a seat that has its plate (UD-5)`
      : `can't be “${phase}” for a seat without a plate (UD-5)`;
    return { message, reason: { rule: 'UD-5', code: 'phase-and-plate', hasPlate: isWithPlate } };
  }
  const isOffered = phase === 'answer' || phase === 'pick';
  if (isOffered !== (state.offerTo !== NONE)) {
    return isOffered
      ? { message: `“${phase}” needs an offer`, reason: impossible(phase, 'UD-10') }
      : {
          message: `can't be “${phase}” while an offer is open`,
          reason: { rule: 'UD-10', code: 'offer-is-left-open' },
        };
  }
  if ((phase === 'pay') !== (state.bankItem !== NONE)) {
    return phase === 'pay'
      ? { message: '“pay” needs a bank', reason: impossible(phase, 'UD-11') }
      : {
          message: `can't be “${phase}” while the bank waits`,
          reason: { rule: 'UD-11', code: 'bank-is-left-open' },
        };
  }
  if (IN_EFFECT.includes(phase) && isTooFull(state)) {
    const message = `can't be “${phase}” with more than 5 in a storage (UD-13)`;
    return { message, reason: { rule: 'UD-13', code: 'storage-is-too-full' } };
  }
  const message = needProblem(state);
  return message === undefined ? undefined : { message, reason: needReason(phase) };
}

type PhaseReason = Extract<TableauReason, { code: 'phase-is-impossible' }>;

function impossible(phase: Phase, rule: PhaseReason['rule']): PhaseReason {
  return { rule, code: 'phase-is-impossible', phase };
}

/** The rule that says when a phase comes. */
const RULE_OF_PHASE: Readonly<Partial<Record<Phase, PhaseReason['rule']>>> = {
  take: 'UD-4',
  steal: 'UD-12',
  pillar: 'UD-8',
  pay: 'UD-11',
  answer: 'UD-10',
  pick: 'UD-10',
  discard: 'UD-13',
  'roll-again': 'UD-14',
};

function needReason(phase: Phase): TableauReason {
  const rule = RULE_OF_PHASE[phase];
  return rule === undefined
    ? { rule: 'UD-13', code: 'storage-is-too-full' }
    : impossible(phase, rule);
}

/** Why a phase would leave nothing to decide. */
function needProblem(state: State): string | undefined {
  const { phase, answers } = state;
  const own = playerAt(state, state.seat);
  const isFull = state.players.some((player) => stored(player) > STORAGE);
  switch (phase) {
    case 'start':
    case 'choose-trade':
    case 'roll':
      return isFull ? `can't be “${phase}” with more than 5 in a storage (UD-13)` : undefined;
    case 'take':
      return state.toTake > 0 ? undefined : '“take” needs materials to take (UD-4)';
    case 'steal':
      return state.thefts > 0 && hasBooty(state)
        ? undefined
        : '“steal” needs a theft and something to steal (UD-12)';
    case 'pillar':
      return freePlaces(own) > 0 ? undefined : '“pillar” needs a free place (UD-8)';
    case 'pay':
      return stored(own) >= state.toPay ? undefined : '“pay” needs as much as is owed (UD-11)';
    case 'answer':
      return answers.includes(ANSWER.owed) ? undefined : '“answer” needs a seat that owes one';
    case 'pick':
      return isPickable(answers) && !isCarriedOut(answers)
        ? undefined
        : '“pick” needs all answers, and one to pick (UD-10)';
    case 'discard':
      return isFull ? undefined : '“discard” needs more than 5 in a storage (UD-13)';
    case 'roll-again':
      return mayRollThree(own)
        ? undefined
        : '“roll-again” needs four pillars and a full floor (UD-14)';
    case 'act':
    case 'over':
      return undefined;
  }
}

/** UD-13: storages hold at most 5 before a roll, and its effect adds only to the roller's. */
function isTooFull({ players, seat, phase, thefts, isDoubled, options, die }: State): boolean {
  const times = isDoubled ? 2 : 1;
  const taken = (options.die[die - 1]?.materials ?? 0) * times;
  const added = phase === 'steal' ? taken + times - thefts : 0;
  return players.some((player, at) => stored(player) > STORAGE + (at === seat ? added : 0));
}

function hasBooty(state: State): boolean {
  return state.players.some((player, seat) => seat !== state.seat && stored(player) > 0);
}

/** UD-10 c: the acceptance of a lone seat carries the offer out at once. */
function isCarriedOut(answers: readonly number[]): boolean {
  const asked = answers.filter((answer) => answer !== ANSWER.none);
  return asked.length === 1 && asked[0] === ANSWER.accepted;
}

function isPickable(answers: readonly number[]): boolean {
  if (answers.includes(ANSWER.owed)) return false;
  return answers.includes(ANSWER.accepted) || answers.includes(ANSWER.countered);
}
