import { type SimulationSums, addSums, noGames } from '@richtfest/bots';
import type { Shell } from '../terminal/shell.ts';
import type { PoolRun } from '../workers/pool.ts';
import { runPool } from '../workers/run-pool.ts';
import type { SimulationPlan } from './plan.ts';

export function runSimulation(
  plan: SimulationPlan,
  workers: number,
  shell: Shell,
): Promise<PoolRun<SimulationSums>> {
  const work = {
    file: new URL('./worker.ts', import.meta.url),
    plan,
    count: plan.games,
    workers,
    sums: noGames(plan.players),
    add: addSums,
    unit: 'games',
    unitsEach: 1,
  };
  return runPool(work, shell);
}
