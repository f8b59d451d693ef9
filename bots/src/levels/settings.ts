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

/** For a game nobody has measured yet. */
const USUAL: GameLevels = {
  child: { blur: 4 },
  family: { blur: 1.5 },
  club: { blur: 0.5 },
  expert: { blur: 0 },
};

export function playOf(level: Level, game: string): LevelPlay {
  return (MEASURED[game] ?? USUAL)[level];
}
