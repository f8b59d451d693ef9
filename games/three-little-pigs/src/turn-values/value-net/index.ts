import { type Seat, rank, winChances, winShares } from '@richtfest/engine';
import { scoreLead } from '../../evaluation.ts';
import { estatesOf, tally } from '../../scoring.ts';
import type { State } from '../../state.ts';
import { isLastTurn } from '../../turn.ts';
import { featuresOf } from './features.ts';
import { NET } from './net.ts';
import { type Survey, leadIn, surveyOf } from './survey.ts';

/** A win is worth so many points. */
const WIN = 30;
/** Where the win is as good as settled, a point of lead is still better than none. */
const POINT = 0.1;

/**
 * What the end of a turn promises the seat on turn, in about points: the chance to win as
 * learned from many games, and a little of the lead.
 */
export function valueNet(state: State, seat: Seat): number {
  if (isLastTurn(state)) {
    return WIN * shareOfWin(state, seat) + POINT * scoreLead(state, seat);
  }
  const survey = surveyOf(state, (state.seat + 1) % state.players.length);
  const chance = winChances(NET, featuresOfAll(survey))[seat] ?? 0;
  return WIN * chance + POINT * leadIn(survey, seat);
}

export function featuresOfAll(survey: Survey): number[][] {
  return survey.holdings.map((_, seat) => featuresOf(survey, seat));
}

/** LP-18: whom nothing separates share the win. */
function shareOfWin(state: State, seat: Seat): number {
  const result = rank(tally(estatesOf(state), state.options.experienced));
  return winShares(result)[seat] ?? 0;
}
