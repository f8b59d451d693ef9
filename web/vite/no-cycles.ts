import type { Plugin, Rolldown } from 'vite';

/**
 * Fails the build if files import each other in a circle: then one of them would run before what it
 * needs exists. Such circles come from merging small files (`chunks.ts`).
 */
export function noCycles(): Plugin {
  return {
    name: 'no-cycles',
    generateBundle(_options, bundle) {
      const cycle = cycleIn(bundle);
      if (cycle === undefined) return;
      this.error(
        `files import each other in a circle: ${cycle.join(' → ')}. Lower entriesAwareMergeThreshold in chunks.ts.`,
      );
    },
  };
}

/** The names of files that import each other, or undefined. */
export function cycleIn(bundle: Rolldown.OutputBundle): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    const file = bundle[name];
    if (done.has(name) || file?.type !== 'chunk') return undefined;
    for (const imported of file.imports) {
      const cycle = visit(imported, [...path, name]);
      if (cycle !== undefined) return cycle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of Object.keys(bundle)) {
    const cycle = visit(name, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
