import { workerData } from 'node:worker_threads';
import { lineupsOf, noTimes, playBlock } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { isExternal, openBot } from '../external/bot-spec.ts';
import { thinkingClock } from '../thinking-clock.ts';
import { serveChunks } from '../workers/serve-chunks.ts';
import { type TournamentPlan, type TournamentSums, noTournament } from './plan.ts';

const plan = JSON.parse(workerData as string) as TournamentPlan;
const game = (await findGame(plan.game)?.load()) as Game;
const specs = [...new Set(plan.lineup)];
const bots = specs.map((spec) =>
  openBot(spec, (message) => void process.stderr.write(`${message}\n`)),
);
const { players, options, seed } = plan;
const settings = {
  players,
  options,
  bots,
  lineups: lineupsOf(
    plan.lineup.map((spec) => specs.indexOf(spec)),
    players,
  ),
  /** Programs think in another process, while this thread sleeps. */
  now: (bot: number) => (isProgram(bot) ? performance.now() : thinkingClock()),
};
const unusedTimes = specs.map(noTimes);

serveChunks<TournamentSums>({
  count: plan.blocks,
  warmUp: (number) =>
    playBlock(game, { ...settings, seed: `${seed}/warm-up`, times: unusedTimes }, number),
  play({ from, count }) {
    const sums = noTournament(specs.length);
    const before = rejectedSoFar();
    for (let number = from; number < from + count; number++) {
      sums.blocks.push(playBlock(game, { ...settings, seed, times: sums.times }, number));
    }
    rejectedSoFar().forEach(
      (rejectedAnswers, bot) => (sums.rejectedAnswers[bot] = rejectedAnswers - (before[bot] ?? 0)),
    );
    return sums;
  },
  close() {
    for (const bot of bots) if (isExternal(bot)) bot.close();
  },
});

function isProgram(bot: number): boolean {
  const opened = bots[bot];
  return opened !== undefined && isExternal(opened);
}

function rejectedSoFar(): number[] {
  return bots.map((bot) => (isExternal(bot) ? bot.rejectedAnswers : 0));
}
