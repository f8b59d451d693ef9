import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks, fileNames } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { fontsFirst } from './vite/fonts-first.ts';
import { licensedOnly } from './vite/licensed-only.ts';
import { noCycles } from './vite/no-cycles.ts';
import { oneGame } from './vite/one-game.ts';
import { precache } from './vite/precache.ts';
import { stylesFirst } from './vite/styles-first.ts';
import { streetFirst } from './vite/street-first.ts';

const root = import.meta.dirname;
const repository = join(root, '..');

export default defineConfig({
  root,
  plugins: [
    react(),
    streetFirst(root),
    stylesFirst(),
    fontsFirst(),
    precache(root),
    compress(),
    noCycles(),
    oneGame(),
    licensedOnly(repository, 'web'),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: join(root, 'index.html'),
        'service-worker': join(root, 'src/offline/service-worker.ts'),
      },
      output: {
        codeSplitting: chunks,
        ...fileNames,
        // The worker's address must stay the same from version to version.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es', plugins: () => [licensedOnly(repository, 'web')] },
});
