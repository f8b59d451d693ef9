import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** Makes an archive of each package, as npm publishes it; returns the names of the files. */
export async function pack(folders: readonly string[], out: string): Promise<string[]> {
  for (const old of globSync('*.tgz', { cwd: out })) rmSync(join(out, old));
  const line = ['pack', '--json', '--ignore-scripts', '--pack-destination', out];
  const output = await run('npm', [...line, ...folders], out);
  const packed: unknown = JSON.parse(output);
  const entries = Array.isArray(packed) ? packed : Object.values(packed as object);
  return (entries as { readonly filename: string }[]).map(({ filename }) => filename).toSorted();
}
