import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { licensedOnly, unlistedAmong } from '../vite/licensed-only.ts';

const ROOT = join(import.meta.dirname, '../..');

const listed = new Set(['react', '@fontsource-variable/bricolage-grotesque', 'vite']);

test('only packages that a release lists may be bundled', () => {
  const files = [
    '/repository/web/src/main.tsx',
    '/repository/node_modules/react/index.js',
    '../node_modules/@fontsource-variable/bricolage-grotesque/files/latin.woff2',
    '\0vite/preload-helper.js',
    '\0/repository/node_modules/react/index.js?commonjs-module',
  ];
  expect(unlistedAmong(files, listed)).toEqual([]);
});

test('a package of the repository’s tools, a nested one and code of an unknown tool are noticed', () => {
  const files = [
    '/repository/node_modules/fast-check/lib/a.js',
    '/repository/node_modules/fast-check/lib/b.js',
    '/repository/node_modules/react/node_modules/scheduler/index.js',
    '\0@oxc-project/runtime/helpers/using.js',
  ];
  expect(unlistedAmong(files, listed)).toEqual(['fast-check', 'scheduler', '@oxc-project/runtime']);
});

test('a build fails if it bundles what is no dependency of the site', async () => {
  const bundle = (workspace: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      root: ROOT,
      plugins: [licensedOnly(ROOT, workspace)],
      build: {
        write: false,
        rolldownOptions: { input: join(ROOT, 'node_modules/minisearch/dist/es/index.js') },
      },
    });
  await bundle('docs');
  await expect(bundle('web')).rejects.toThrow(
    'Bundled, but not a dependency in web/package.json: minisearch',
  );
});
