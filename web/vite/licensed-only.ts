import type { Plugin } from 'vite';
import { BUILD_TOOLS, shippedWith } from '../../scripts/release/shipped.ts';

/** The package of a file, the innermost one. */
const INSTALLED = /.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//su;
/** Code that a build tool adds, such as `\0vite/preload-helper.js`. */
// oxlint-disable-next-line no-control-regex -- Bundlers mark such modules with this character.
const ADDED = /^\0(?<name>(?:@[^/]+\/)?[^/]+)\//u;

/**
 * Fails the build if it contains code or fonts of a package whose licence a release would not list:
 * everything bundled must be a dependency of the workspace, not only of the repository.
 */
export function licensedOnly(repository: string, workspace: string): Plugin {
  const listed = new Set(shippedWith(repository, [workspace]).map(({ name }) => name));
  for (const tool of BUILD_TOOLS) listed.add(tool);
  return {
    name: 'licensed-only',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
      );
      const missing = unlistedAmong(files, listed);
      if (missing.length > 0) {
        this.error(`Bundled, but not a dependency in ${workspace}/package.json: ${missing.join()}`);
      }
    },
  };
}

/** The packages of these files that are not listed. */
export function unlistedAmong(files: readonly string[], listed: ReadonlySet<string>): string[] {
  const names = files.map((file) => (INSTALLED.exec(file) ?? ADDED.exec(file))?.groups?.['name']);
  return [...new Set(names)].filter((name) => name !== undefined && !listed.has(name)) as string[];
}
