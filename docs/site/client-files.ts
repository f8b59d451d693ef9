import { join } from 'node:path';
import { catalog } from '@richtfest/catalog';
import { build } from 'vite';
import { licensedOnly } from '../../web/vite/licensed-only.ts';
import type { ClientFiles } from './layout.ts';
import { ROOT } from './root.ts';

/** Files with their imports and styles, as Vite lists them. */
type BuiltManifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[] }>
>;

const ENTRY = 'client/main.ts';
const MANIFEST = 'manifest.json';

/** Builds scripts, styles and fonts into a folder. Addresses are relative, so any folder will do. */
export async function buildClient(out: string): Promise<ClientFiles> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [licensedOnly(ROOT, 'docs')],
    // The catalog itself would bring all games along.
    define: { GAMES: JSON.stringify(catalog.map(({ id, names }) => [id, names.en])) },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: MANIFEST,
      rolldownOptions: {
        input: join(import.meta.dirname, ENTRY),
        checks: { pluginTimings: false },
      },
    },
    worker: { format: 'es', plugins: () => [licensedOnly(ROOT, 'docs')] },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const manifest = outputs.find(({ fileName }) => fileName === MANIFEST);
  if (manifest?.type !== 'asset') throw new Error('Vite wrote no manifest.');
  const { [ENTRY]: entry } = JSON.parse(String(manifest.source)) as BuiltManifest;
  if (entry === undefined) throw new Error(`Vite did not build ${ENTRY}.`);
  return { script: entry.file, styles: entry.css ?? [] };
}
