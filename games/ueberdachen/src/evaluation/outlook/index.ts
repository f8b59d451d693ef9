import type { Seat } from '@richtfest/engine';
import type { State } from '../../state.ts';
import { featuresOf } from './features.ts';
import { BIAS, HIDDEN, LINEAR, OUT } from './net.ts';
import { surveyOf } from './survey.ts';

/** So many points are about as good as odds e times as high. */
const POINTS_PER_ODDS = 3;

/** UD-6: somebody is about to roll for the first time in a turn. */
export function isBetweenTurns({ phase, rolls }: State): boolean {
  return phase === 'roll' || (phase === 'start' && rolls === 0);
}

/** The odds that a seat wins, as a logarithm, in about points. */
export function outlook(state: State, seat: Seat): number {
  const survey = surveyOf(state);
  const chances = state.players.map((_, other) => chancesOf(featuresOf(survey, other)));
  const own = chances[seat] as number;
  let most = -Infinity;
  chances.forEach((value, other) => {
    if (other !== seat) most = Math.max(most, value);
  });
  let sum = 0;
  chances.forEach((value, other) => {
    if (other !== seat) sum += Math.exp(value - most);
  });
  return POINTS_PER_ODDS * (own - most - Math.log(sum));
}

/** A small net: a sum of the features, and of what some sums of them have above nothing. */
function chancesOf(features: readonly number[]): number {
  let sum = dot(LINEAR, features);
  HIDDEN.forEach((weights, unit) => {
    const active = (BIAS[unit] as number) + dot(weights, features);
    if (active > 0) sum += active * (OUT[unit] as number);
  });
  return sum;
}

function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) {
    sum += (weights[at] as number) * (features[at] as number);
  }
  return sum;
}
