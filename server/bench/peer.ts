import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../../bench/package.json', import.meta.url));

/** A module of the framework that the benchmarks compare with; undefined if it is not installed. */
export function peer(name: string): unknown {
  if (!existsSync(PACKAGE)) return undefined;
  const require = createRequire(PACKAGE);
  try {
    return require(name);
  } catch {
    return undefined;
  }
}
