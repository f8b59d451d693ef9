import type { Rolldown } from 'vite';

const SERVICE_WORKER = /[\\/]src[\\/]offline[\\/]service-worker\.ts$/;
const BROWSER_STORE = /[\\/]src[\\/]match[\\/]browser-store\.ts$/;

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
      priority: 2,
    },
    // All that the street loads later.
    { name: 'browser-store', test: BROWSER_STORE, priority: 1 },
    // Modules of at least ten pages are one file: they import only each other and the street's.
    {
      name: 'common',
      minShareCount: 10,
      test: (id) => !SERVICE_WORKER.test(id),
      priority: 1,
    },
    {
      name: 'shared',
      minShareCount: 2,
      entriesAware: true,
      // In bytes, before minification. Merging larger files makes them import each other in circles.
      entriesAwareMergeThreshold: 2_000,
    },
  ],
};

const shortName = (name: string) => name.replace(/~.*|\.\w+$/, '');

/** File names without the names of all pages that share the file. */
export const fileNames = {
  chunkFileNames: ({ name }: Rolldown.PreRenderedChunk) => `assets/${shortName(name)}-[hash].js`,
  assetFileNames: ({ names: [name = 'asset'] }: Rolldown.PreRenderedAsset) =>
    `assets/${shortName(name)}-[hash][extname]`,
};
