import type { Rolldown } from 'vite';

const SERVICE_WORKER = /[\\/]src[\\/]offline[\\/]service-worker\.ts$/;
/** They import only each other and libraries. */
const ENGINE = /[\\/](engine|protocol)[\\/]src[\\/]/;
const BROWSER_STORE = /[\\/]src[\\/]match[\\/]browser-store\.ts$/;

/** A file of a game's rules (`games/GAME`) or of its part of the site (`web/src/games/GAME`). */
const OF_A_GAME = /.*[\\/]games[\\/]([^\\/]+)[\\/]/;

export function gameOfModule(id: string): string | undefined {
  return OF_A_GAME.exec(id)?.[1];
}

/** What some pages share. */
const SHARED = {
  minShareCount: 2,
  entriesAware: true,
  // In bytes, before minification. Merging larger files makes them import each other in circles.
  entriesAwareMergeThreshold: 2_000,
};

/**
 * How modules are grouped into files. Each file costs a request, and a page needs a hundred if every
 * set of modules that some pages share is a file of its own.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // The street waits for no module it doesn't need. A service worker can't share files with it.
    {
      name: 'street',
      tags: ['$initial'],
      test: (id) => !SERVICE_WORKER.test(id),
      priority: 3,
    },
    // All that the street loads later.
    { name: 'browser-store', test: BROWSER_STORE, priority: 2 },
    // Modules of at least ten pages are one file: they import only each other and the street's.
    {
      name: 'common',
      minShareCount: 10,
      test: (id) => !SERVICE_WORKER.test(id),
      priority: 2,
    },
    // Spread over other files, its modules would make those import each other in circles.
    { name: 'engine', minShareCount: 2, test: ENGINE, priority: 2 },
    // A table must not load another game's files, so nothing is merged with those of a game.
    { ...SHARED, name: 'shared', test: (id) => gameOfModule(id) === undefined, priority: 1 },
    { ...SHARED, name: gameOfModule },
  ],
};

const shortName = (name: string) => name.replace(/~.*|\.\w+$/, '');

/** File names without the names of all pages that share the file. */
export const fileNames = {
  chunkFileNames: ({ name }: Rolldown.PreRenderedChunk) => `assets/${shortName(name)}-[hash].js`,
  assetFileNames: ({ names: [name = 'asset'] }: Rolldown.PreRenderedAsset) =>
    `assets/${shortName(name)}-[hash][extname]`,
};
