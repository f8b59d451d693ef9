import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

export default defineConfig({
  root,
  cacheDir: join(root, '../../../../../node_modules/.vite-toys'),
  plugins: [react()],
  // The page uses top-level await.
  build: { target: 'es2022' },
});
