import { bestTreehouse } from './best-treehouse.ts';
import { dreamHome } from './dream-home.ts';
import type { LevelPlay } from './level-bot.ts';
import type { Level } from './level.ts';
import { threeLittlePigs } from './three-little-pigs.ts';
import { ueberdachen } from './ueberdachen.ts';

export type GameLevels = Readonly<Record<Level, LevelPlay>>;

/** Measured in tournaments (docs/bots.md). */
const MEASURED: Readonly<Record<string, GameLevels>> = {
  'three-little-pigs': threeLittlePigs,
  'dream-home': dreamHome,
  'best-treehouse': bestTreehouse,
  ueberdachen,
};

/** How a level plays a game; undefined for a game without measured levels. */
export function playOf(level: Level, game: string): LevelPlay | undefined {
  return MEASURED[game]?.[level];
}
