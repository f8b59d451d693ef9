import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import type { Results, Task } from './measures.ts';
import { measureMemory } from './memory.ts';
import { measureBoardgameIo, measurePlayouts, measureThreads } from './playouts.ts';
import { measureThinking } from './thinking.ts';

process.once('message', (task) => {
  void measure(task as Task).then((result) => process.send?.(result));
});

async function measure(task: Task): Promise<Results[Task['kind']]> {
  const game = (await findGame(task.game)?.load()) as Game;
  switch (task.kind) {
    case 'playouts':
      return measurePlayouts(game, task);
    case 'boardgame-io':
      return measureBoardgameIo(game, task);
    case 'threads':
      return measureThreads(game, task);
    case 'thinking':
      return measureThinking(game, task.bot, task.amount);
    case 'memory':
      return measureMemory(game, task.amount);
  }
}
