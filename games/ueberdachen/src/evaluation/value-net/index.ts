import {
  type ExpectedResult,
  type Seat,
  pointsAhead,
  strengthOf,
  winChances,
} from '@richtfest/engine';
import { exactExp, exactLog } from '@richtfest/engine/exact-math';
import { ownWorth } from '../index.ts';
import type { State } from '../../state.ts';
import { featuresOf } from './features.ts';
import { NET } from './net.ts';
import { surveyOf } from './survey.ts';

/** The number of points that is worth about one unit of log odds. */
const POINTS_PER_ODDS = 3;

/** UD-6: whether a seat is about to roll for the first time in its turn. */
export function isBetweenTurns({ phase, rolls }: State): boolean {
  return phase === 'roll' || (phase === 'start' && rolls === 0);
}

/** The learned win probabilities, and the points ahead by the evaluation. */
export function expectedResult(state: State): ExpectedResult {
  const survey = surveyOf(state);
  return {
    shares: winChances(
      NET,
      state.players.map((_, seat) => featuresOf(survey, seat)),
    ),
    points: pointsAhead(state.players.map((_, seat) => ({ score: ownWorth(state, seat) }))),
  };
}

/** The log odds that a seat wins, scaled to points. */
export function valueNet(state: State, seat: Seat): number {
  const survey = surveyOf(state);
  const strengths = state.players.map((_, other) => strengthOf(NET, featuresOf(survey, other)));
  const own = strengths[seat] as number;
  let most = -Infinity;
  strengths.forEach((value, other) => {
    if (other !== seat) most = Math.max(most, value);
  });
  let sum = 0;
  strengths.forEach((value, other) => {
    if (other !== seat) sum += exactExp(value - most);
  });
  return POINTS_PER_ODDS * (own - most - exactLog(sum));
}
