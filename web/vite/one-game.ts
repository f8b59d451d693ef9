import type { Plugin, Rolldown } from 'vite';
import { gameOfModule } from './chunks.ts';

/**
 * Fails the build if a file of one game loads a file of another: opening a table would then cost
 * two games. The street shows all games, so its own file is exempt.
 */
export function oneGame(): Plugin {
  return {
    name: 'one-game',
    generateBundle(_options, bundle) {
      const path = foreignPath(bundle);
      if (path === undefined) return;
      this.error(`a game loads files of another: ${path.join(' → ')}. See chunks.ts.`);
    },
  };
}

/** The files that lead from one game to another, or undefined. */
export function foreignPath(bundle: Rolldown.OutputBundle): readonly string[] | undefined {
  const gamesIn = (name: string): readonly string[] => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || file.isEntry) return [];
    const games = file.moduleIds.map(gameOfModule).filter((game) => game !== undefined);
    return [...new Set(games)];
  };
  for (const name of Object.keys(bundle)) {
    const [game, ...others] = gamesIn(name);
    if (game === undefined) continue;
    if (others.length > 0) return [name];
    const path = pathTo(bundle, name, (file) => gamesIn(file).some((each) => each !== game));
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The shortest chain of static imports to a file that `isWanted`. */
function pathTo(
  bundle: Rolldown.OutputBundle,
  start: string,
  isWanted: (name: string) => boolean,
): readonly string[] | undefined {
  const seen = new Set([start]);
  const queue: (readonly string[])[] = [[start]];
  for (const path of queue) {
    const last = path.at(-1) ?? start;
    if (isWanted(last)) return path;
    const file = bundle[last];
    if (file?.type !== 'chunk') continue;
    for (const imported of file.imports) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      queue.push([...path, imported]);
    }
  }
  return undefined;
}
