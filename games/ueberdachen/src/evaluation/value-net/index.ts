import { type Seat, strengthOf } from '@richtfest/engine';
import type { State } from '../../state.ts';
import { featuresOf } from './features.ts';
import { NET } from './net.ts';
import { surveyOf } from './survey.ts';

/** So many points are about as good as odds e times as high. */
const POINTS_PER_ODDS = 3;

/** UD-6: somebody is about to roll for the first time in a turn. */
export function isBetweenTurns({ phase, rolls }: State): boolean {
  return phase === 'roll' || (phase === 'start' && rolls === 0);
}

/** The odds that a seat wins, as a logarithm, in about points. */
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
    if (other !== seat) sum += Math.exp(value - most);
  });
  return POINTS_PER_ODDS * (own - most - Math.log(sum));
}
