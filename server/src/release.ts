import { readFileSync } from 'node:fs';

/** The release this server runs. */
export function release(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
