import {
  type ExpectedResult,
  type Seat,
  pointsAhead,
  rank,
  winChances,
  winShares,
} from '@richtfest/engine';
import { scoreLead } from '../../evaluation.ts';
import { estatesOf, tally } from '../../scoring.ts';
import type { State } from '../../state.ts';
import { isLastTurn } from '../../turn.ts';
import { featuresOf } from './features.ts';
import { NET } from './net.ts';
import { type Survey, leadIn, surveyOf } from './survey.ts';

/** The value of a win in points. */
const WIN = 30;
/** The weight of the lead, which matters when the winner is almost certain. */
const POINT = 0.1;

/**
 * The value of the end of a turn, roughly in points: the learned win probability plus a small share
 * of the lead.
 */
export function valueNet(state: State, seat: Seat): number {
  if (isLastTurn(state)) {
    return WIN * shareOfWin(state, seat) + POINT * scoreLead(state, seat);
  }
  const survey = surveyOf(state, (state.seat + 1) % state.players.length);
  const chance = winChances(NET, featuresOfAll(survey))[seat] ?? 0;
  return WIN * chance + POINT * leadIn(survey, seat);
}

/** The expected result at the end of a turn that is not the last one. */
export function netResult(state: State): ExpectedResult {
  const survey = surveyOf(state, (state.seat + 1) % state.players.length);
  return {
    shares: winChances(NET, featuresOfAll(survey)),
    points: pointsAhead(survey.holdings.map(({ worthWithWolf }) => ({ score: worthWithWolf }))),
  };
}

export function featuresOfAll(survey: Survey): number[][] {
  return survey.holdings.map((_, seat) => featuresOf(survey, seat));
}

/** LP-18: tied seats share the win. */
function shareOfWin(state: State, seat: Seat): number {
  const result = rank(tally(estatesOf(state), state.options.experienced));
  return winShares(result)[seat] ?? 0;
}
