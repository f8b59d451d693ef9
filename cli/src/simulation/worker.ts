import { workerData } from 'node:worker_threads';
import { addGame, noGames, simulateGame } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { isExternal } from '../external/bot-spec.ts';
import { serveChunks } from '../workers/serve-chunks.ts';
import { type SimulationPlan, simulationOptions } from './plan.ts';
import { saveGame } from './save-game.ts';

const plan = JSON.parse(workerData as string) as SimulationPlan;
const settings = simulationOptions(plan);
const warmUpSettings = { ...settings, seed: `${settings.seed}/warm-up` };
const game = (await findGame(plan.game)?.load()) as Game;

serveChunks({
  count: plan.games,
  warmUp: (number) => simulateGame(game, warmUpSettings, number),
  play({ from, count }) {
    const sums = noGames(plan.players);
    const { save } = plan;
    for (let number = from; number < from + count; number++) {
      const played =
        save === undefined
          ? simulateGame(game, settings, number)
          : saveGame({ game, settings, number, folder: save, editionName: plan.editionName });
      addGame(sums, played);
    }
    return sums;
  },
  close() {
    for (const bot of settings.bots) if (isExternal(bot)) bot.close();
  },
});
