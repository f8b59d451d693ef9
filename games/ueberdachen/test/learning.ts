import { greedy } from '@richtfest/bots';
import {
  FastChance,
  NO_SEATS,
  Random,
  botRandom,
  checkedOptions,
  firstSeatOf,
  observe,
  simulationKey,
  winnersOf,
} from '@richtfest/engine';
import { ideasWith } from '../src/evaluation/ideas.ts';
import { evaluateWith } from '../src/evaluation/index.ts';
import { featuresOf } from '../src/evaluation/outlook/features.ts';
import { isBetweenTurns } from '../src/evaluation/outlook/index.ts';
import { BIAS, HIDDEN, LINEAR, OUT } from '../src/evaluation/outlook/net.ts';
import { surveyOf } from '../src/evaluation/outlook/survey.ts';
import { WEIGHTS, type Weights } from '../src/evaluation/weights.ts';
import { ueberdachen as game } from '../src/index.ts';

/** The start of a turn: what can be said of each seat, and its share of the win. */
export interface Example {
  readonly features: readonly (readonly number[])[];
  readonly wins: readonly number[];
}

export interface Net {
  readonly linear: Float64Array;
  readonly hidden: readonly Float64Array[];
  readonly bias: Float64Array;
  readonly out: Float64Array;
}

/** One game between four bots of different tastes; the first of the four has the usual one. */
export function examplesOf(seed: string, number: number): Example[] {
  const key = simulationKey(seed, number);
  const taste = new Random(key[0]!, key[1]!, 1);
  const tastes = [0, 1, 2, 3].map((seat) => (seat === number % 4 ? WEIGHTS : tasteOf(taste)));
  const games = tastes.map((weights) => ({
    ...game,
    evaluate: (at: Parameters<typeof game.evaluate>[0], seat: number) =>
      evaluateWith(weights, at, seat),
    ideas: (at: Parameters<typeof game.evaluate>[0], seat: number) => ideasWith(weights, at, seat),
  }));
  const options = checkedOptions(game, { players: 4, options: { quickStart: true } }) as never;
  const dealer = { chance: new FastChance(key), report: undefined };
  const state = game.setup({ players: 4, options }, dealer);
  const randoms = tastes.map((_, seat) => botRandom(key, seat));
  const starts: number[][][] = [];
  for (let owing = game.owing(state); owing !== NO_SEATS; owing = game.owing(state)) {
    const seat = firstSeatOf(owing);
    if (isBetweenTurns(state)) {
      const survey = surveyOf(state);
      starts.push(tastes.map((_, of) => featuresOf(survey, of)));
    }
    const decision = { seat, legal: game.legal(state, seat), random: randoms[seat]! };
    const observation = observe(game, state, seat);
    game.play(state, seat, greedy.choose({ ...decision, game: games[seat]!, observation }), dealer);
  }
  const winners = winnersOf(game.result(state)!);
  const wins = tastes.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return starts.map((features) => ({ features, wins }));
}

/** Every weight a third more or less, mostly. */
function tasteOf(random: Random): Weights {
  const factor = () => Math.exp(0.35 * (random.fraction() + random.fraction() - 1) * 2);
  return {
    ...(Object.fromEntries(
      Object.entries(WEIGHTS).map(([name, weight]) => [
        name,
        name === 'stored' || name === 'bestRival' ? weight : weight * factor(),
      ]),
    ) as unknown as Weights),
    kindsDone: WEIGHTS.kindsDone,
  };
}

function activity(net: Net, unit: number, features: readonly number[]): number {
  return Math.max(0, net.bias[unit]! + dot(net.hidden[unit]!, features));
}

function dot(weights: Float64Array, features: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += weights[at]! * features[at]!;
  return sum;
}

/** By seat: how likely it wins. */
function chancesOf(net: Net, { features }: Example): number[] {
  const values = features.map((own) => {
    let value = dot(net.linear, own);
    net.hidden.forEach((_, unit) => (value += net.out[unit]! * activity(net, unit, own)));
    return value;
  });
  const most = Math.max(...values);
  const odds = values.map((value) => Math.exp(value - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

/** How much the results surprise, in nats; four equal seats would surprise by 1.386. */
export function surprise(net: Net, examples: readonly Example[]): number {
  let sum = 0;
  for (const example of examples) {
    const chances = chancesOf(net, example);
    example.wins.forEach((win, seat) => (sum -= win * Math.log(chances[seat]! + 1e-12)));
  }
  return sum / examples.length;
}

/** The one the bots use. */
export function knownNet(): Net {
  return {
    linear: Float64Array.from(LINEAR),
    hidden: HIDDEN.map((weights) => Float64Array.from(weights)),
    bias: Float64Array.from(BIAS),
    out: Float64Array.from(OUT),
  };
}

export function emptyNet(inputs: number, units: number): Net {
  const random = new Random(1, 2, 3);
  const small = () => (random.fraction() - 0.5) / Math.sqrt(inputs);
  return {
    linear: new Float64Array(inputs),
    hidden: Array.from({ length: units }, () => Float64Array.from({ length: inputs }, small)),
    bias: new Float64Array(units),
    out: Float64Array.from({ length: units }, small),
  };
}

/** Goes once through all examples in random order, and a little downhill after each. */
export function learn(
  net: Net,
  examples: readonly Example[],
  { rate, random }: { readonly rate: number; readonly random: Random },
): void {
  for (let step = 0; step < examples.length; step++) {
    const example = examples[random.below(examples.length)]!;
    const chances = chancesOf(net, example);
    example.features.forEach((features, seat) => {
      descend(net, features, rate * (example.wins[seat]! - chances[seat]!));
    });
  }
}

function descend(net: Net, features: readonly number[], by: number): void {
  net.hidden.forEach((weights, unit) => {
    const active = activity(net, unit, features);
    if (active === 0) return;
    const through = by * net.out[unit]!;
    net.out[unit]! += by * active;
    net.bias[unit]! += through;
    features.forEach((feature, at) => (weights[at]! += through * feature));
  });
  features.forEach((feature, at) => (net.linear[at]! += by * feature));
}
