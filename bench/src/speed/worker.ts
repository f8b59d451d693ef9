import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import type { Measured, Task } from './measures.ts';
import { measureMemory } from './memory.ts';
import { measurePlayouts } from './playouts.ts';
import { measureThinking } from './thinking.ts';

// As JSON, so that equal strings are shared (see ChunkPool).
const { game: id, section, amount } = JSON.parse(workerData as string) as Task;
const game = (await findGame(id)?.load()) as Game;
parentPort?.postMessage(await measure());

async function measure(): Promise<Measured> {
  switch (section) {
    case 'playouts':
      return { section, figures: await measurePlayouts(game, amount) };
    case 'thinking':
      return { section, figures: measureThinking(game, amount) };
    case 'memory':
      return { section, figures: measureMemory(game, amount) };
  }
}
