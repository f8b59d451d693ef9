import { type Level, type SeeingBot, botNamed } from '@richtfest/bots';
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
  withBots,
} from '@richtfest/engine';
import type { Example } from '@richtfest/testkit';
import { leadBetweenTurns } from '../src/evaluation.ts';
import { type Options, pigsBots, threeLittlePigs } from '../src/index.ts';
import { turnValuesBy } from '../src/turn-values/index.ts';
import { featuresOfAll } from '../src/turn-values/value-net/index.ts';
import { surveyOf } from '../src/turn-values/value-net/survey.ts';
import { type State, playerAt } from '../src/state.ts';

export { NET as net } from '../src/turn-values/value-net/net.ts';
export const netFile = new URL('../src/turn-values/value-net/net.ts', import.meta.url);

const game = withBots(threeLittlePigs, pigsBots);

/** Half of the seats play at full strength, the others at lower levels. */
const LEVELS: readonly Level[] = ['expert', 'expert', 'club', 'family'];

/** Uses the lead at the end of a turn instead of the value net. */
const byLead = withBots(threeLittlePigs, {
  ...pigsBots,
  search: { ...pigsBots.search, turnValues: turnValuesBy(leadBetweenTurns) },
});

/** One game between bots of several levels and both evaluations, at a table of any size. */
export function examplesOf(seed: string, number: number): Example[] {
  const key = simulationKey(seed, number);
  const lot = new Random(key[0]!, key[1]!, 1);
  const seats = Array.from({ length: 2 + (number % 4) }, (_, seat) => ({
    bot: levelNamed(LEVELS[lot.below(LEVELS.length)]!),
    taste: lot.below(2) === 0 ? game : byLead,
    random: botRandom(key, seat),
  }));
  const dealer = { chance: new FastChance(key), report: undefined };
  const state = game.setup(
    { players: seats.length, options: optionsBy(lot, seats.length) },
    dealer,
  );
  const starts: Float32Array[][] = [];
  let turn = '';
  for (let owing = game.owing(state); owing !== NO_SEATS; owing = game.owing(state)) {
    if (turn !== turnOf(state)) starts.push(startOf(state));
    turn = turnOf(state);
    const seat = firstSeatOf(owing);
    const { bot, taste, random } = seats[seat]!;
    const decision = { seat, legal: game.legal(state, seat), random };
    const observation = observe(game, state, seat);
    game.play(state, seat, bot.choose({ ...decision, game: taste, observation }), dealer);
  }
  const wins = winShares(game.result(state)!);
  return starts.map((features) => ({ features, wins }));
}

function levelNamed(level: Level): SeeingBot {
  return botNamed(level, { now: () => 0 }) as SeeingBot;
}

/** Mostly the standard game, sometimes a variant. */
function optionsBy(lot: Random, players: number): Options {
  const options = { experienced: lot.below(4) === 0, finishRound: lot.below(6) === 0 };
  return checkedOptions(game, { players, options }) as unknown as Options;
}

function turnOf(state: State): string {
  return `${state.seat}/${playerAt(state, state.seat).turns}`;
}

/** After the first roll of a turn, before any decision. */
function startOf(state: State): Float32Array[] {
  return featuresOfAll(surveyOf(state, state.seat)).map((own) => Float32Array.from(own));
}
