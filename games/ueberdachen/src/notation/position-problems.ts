import type { Problem } from '@richtfest/engine';
import { ANSWER, NONE, type State, freePlaces, hasPlate, playerAt, stored } from '../state.ts';
import { isRoof, mayRollThree } from '../turn.ts';
import { STORAGE } from '../words.ts';
import { rollProblems } from './roll-problems.ts';

/** Why the rules can't reach this position. */
export function positionProblems(state: State): Problem[] {
  const phase = phaseProblem(state);
  if (phase !== undefined) return [{ path: 'phase', message: phase }];
  return [...roofProblems(state), ...rollProblems(state)];
}

/** UD-8, UD-16: the roof ends the game. */
function roofProblems(state: State): Problem[] {
  const { phase, roof, round, options, seat, firstSeat, players } = state;
  if (phase !== 'over') {
    const message = 'can be set only in phase “over”: the roof ends the game (UD-16)';
    return roof === NONE ? [] : [{ path: 'roof', message }];
  }
  if (roof === NONE) {
    const isLastTurn = round >= options.roundLimit && (seat + 1) % players.length === firstSeat;
    const message = `can be “over” only with a roof or after round ${options.roundLimit} (UD-16)`;
    return isLastTurn ? [] : [{ path: 'phase', message }];
  }
  if (roof === seat && isRoof(playerAt(state, roof))) return [];
  const message = 'must be the rolling seat, with four pillars on its upper floor (UD-8)';
  return [{ path: 'roof', message }];
}

function phaseProblem(state: State): string | undefined {
  const { phase, seat } = state;
  if (phase === 'over') return undefined;
  const isStart = phase === 'start' || phase === 'choose-trade';
  if (isStart === hasPlate(state, seat)) {
    return isStart
      ? `can't be “${phase}” for a seat that has its plate (UD-5)`
      : `can't be “${phase}” for a seat without a plate (UD-5)`;
  }
  const isOffered = phase === 'answer' || phase === 'pick';
  if (isOffered !== (state.offerTo !== NONE)) {
    return isOffered ? `“${phase}” needs an offer` : `can't be “${phase}” while an offer is open`;
  }
  if ((phase === 'pay') !== (state.bankItem !== NONE)) {
    return phase === 'pay' ? '“pay” needs a bank' : `can't be “${phase}” while the bank waits`;
  }
  return needProblem(state);
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
      return isPickable(answers) ? undefined : '“pick” needs all answers, and one to pick (UD-10)';
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

function hasBooty(state: State): boolean {
  return state.players.some((player, seat) => seat !== state.seat && stored(player) > 0);
}

function isPickable(answers: readonly number[]): boolean {
  if (answers.includes(ANSWER.owed)) return false;
  return answers.includes(ANSWER.accepted) || answers.includes(ANSWER.countered);
}
