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
  winShares,
} from '@richtfest/engine';
import type { Example } from '@richtfest/testkit';
import { candidateMovesWith } from '../src/evaluation/candidate-moves.ts';
import { evaluateWith } from '../src/evaluation/index.ts';
import { featuresOf } from '../src/evaluation/value-net/features.ts';
import { isBetweenTurns } from '../src/evaluation/value-net/index.ts';
import { surveyOf } from '../src/evaluation/value-net/survey.ts';
import { WEIGHTS, type Weights } from '../src/evaluation/weights.ts';
import { ueberdachen as game, ueberdachenBots } from '../src/index.ts';

export { NET as net } from '../src/evaluation/value-net/net.ts';
export const netFile = new URL('../src/evaluation/value-net/net.ts', import.meta.url);

/** Plays a game between four bots, one with the default weights and three with varied ones. */
export function examplesOf(seed: string, number: number): Example[] {
  const key = simulationKey(seed, number);
  const random = new Random(key[0]!, key[1]!, 1);
  const weightsBySeat = [0, 1, 2, 3].map((seat) =>
    seat === number % 4 ? WEIGHTS : variedWeights(random),
  );
  const games = weightsBySeat.map((weights) => ({
    ...game,
    evaluate: (at: Parameters<typeof game.evaluate>[0], seat: number) =>
      evaluateWith(weights, at, seat),
    bots: {
      ...ueberdachenBots,
      search: {
        candidateMoves: (at: Parameters<typeof game.evaluate>[0], seat: number) =>
          candidateMovesWith(weights, at, seat),
      },
    },
  }));
  const options = checkedOptions(game, { players: 4, options: { quickStart: true } }) as never;
  const dealer = { chance: new FastChance(key), report: undefined };
  const state = game.setup({ players: 4, options }, dealer);
  const randoms = weightsBySeat.map((_, seat) => botRandom(key, seat));
  const starts: Float32Array[][] = [];
  for (let owing = game.owing(state); owing !== NO_SEATS; owing = game.owing(state)) {
    const seat = firstSeatOf(owing);
    if (isBetweenTurns(state)) {
      const survey = surveyOf(state);
      starts.push(weightsBySeat.map((_, of) => Float32Array.from(featuresOf(survey, of))));
    }
    const decision = { seat, legal: game.legal(state, seat), random: randoms[seat]! };
    const observation = observe(game, state, seat);
    game.play(state, seat, greedy.choose({ ...decision, game: games[seat]!, observation }), dealer);
  }
  const wins = winShares(game.result(state)!);
  return starts.map((features) => ({ features, wins }));
}

/** Varies most weights by up to about a third. */
function variedWeights(random: Random): Weights {
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
