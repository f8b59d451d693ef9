import { greedy, simulateGame } from '@richtfest/bots';
import {
  FastChance,
  type Game,
  type GameMove,
  Match,
  checkedOptions,
  simulationKey,
} from '@richtfest/engine';
import type { Amount, MemoryFigure } from './measures.ts';

/** The heap of a match that `greedy` has half played, with everything a table keeps of it. */
export function measureMemory(game: Game, { matches }: Amount): MemoryFigure {
  const players = Math.min(4, game.players.max);
  const lines = Array.from({ length: matches }, (_, number) => halfGame(game, players, number));
  const before = heapInUse();
  const running = lines.map((line, number) => runningMatch(game, players, { line, number }));
  const used = heapInUse() - before;
  const moves = running.reduce((sum, { line }) => sum + line.length, 0);
  return { game: game.id, players, moves: moves / matches, kilobytes: used / matches / 1024 };
}

interface Turn {
  readonly seat: number;
  readonly move: GameMove;
}

function halfGame(game: Game, players: number, number: number): Turn[] {
  const bots = Array.from({ length: players }, () => greedy);
  const line: Turn[] = [];
  const settings = { players, options: checkedOptions(game, { players }), bots, seed: 'bench' };
  simulateGame(game, settings, number, (seat, move) => void line.push({ seat, move }));
  return line.slice(0, Math.ceil(line.length / 2));
}

/** Does not share options with other matches, as if they were read from a file. */
function runningMatch(
  game: Game,
  players: number,
  { line, number }: { readonly line: readonly Turn[]; readonly number: number },
): Match {
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: structuredClone(checkedOptions(game, { players })),
    seats: Array.from({ length: players }, (_, seat) => ({ name: `Guest ${seat + 1}` })),
    generator: { name: 'fast', seed: 'bench', game: number } as const,
  };
  const match = new Match(game, header, new FastChance(simulationKey('bench', number)));
  for (const { seat, move } of line) {
    if ('refused' in match.play(seat, move))
      throw new Error(`${game.id}: a recorded move was refused`);
  }
  return match;
}

function heapInUse(): number {
  if (globalThis.gc === undefined) throw new Error('measuring memory needs node --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
