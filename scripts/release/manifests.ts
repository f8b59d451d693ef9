import type { Manifest, Workspace } from './workspaces.ts';

/** What the libraries need; they use nothing newer. */
const NODE_OF_LIBRARIES = '>=20';
/** The program runs its database on `node:sqlite`. */
const NODE_OF_PROGRAM = '>=24';
export const PROGRAM = 'richtfest';

/** The published package.json of a library: compiled code with types instead of sources. */
export function libraryManifest({ manifest }: Workspace): object {
  const { name, version, description, keywords, license, dependencies } = manifest;
  return {
    name,
    version,
    description,
    keywords,
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: NODE_OF_LIBRARIES },
    exports: compiledExports(manifest),
    dependencies,
  };
}

/** A part of the program, inside its package. Its dependencies are those of the program. */
export function partManifest({ manifest }: Workspace): object {
  const { name, version, license } = manifest;
  return {
    name,
    version,
    private: true,
    license,
    type: 'module',
    exports: compiledExports(manifest),
  };
}

/** The package `richtfest`: command line, server and site, with everything they depend on. */
export function programManifest(root: Manifest, parts: readonly Workspace[]): object {
  const names = new Set(parts.map(({ manifest }) => manifest.name));
  const needed = parts.flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}));
  const dependencies = needed
    .filter(([name]) => !names.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    name: PROGRAM,
    version: root.version,
    description: root.description,
    license: root.license,
    type: 'module',
    engines: { node: NODE_OF_PROGRAM },
    bin: { [PROGRAM]: 'bin/richtfest.js' },
    exports: {},
    dependencies: {
      ...Object.fromEntries(dependencies),
      ...Object.fromEntries(parts.map(({ manifest }) => [manifest.name, manifest.version])),
    },
    bundleDependencies: [...names],
  };
}

function compiledExports({ exports = {} }: Manifest): object {
  const entries = typeof exports === 'string' ? { '.': exports } : exports;
  return {
    ...Object.fromEntries(
      Object.entries(entries).map(([path, source]) => {
        const file = source.replace('./src/', './lib/').replace(/\.ts$/, '');
        return [path, { types: `${file}.d.ts`, default: `${file}.js` }];
      }),
    ),
    './package.json': './package.json',
  };
}
