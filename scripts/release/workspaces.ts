import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a package.json that a release reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly license?: string;
  readonly private?: boolean;
  readonly exports?: string | Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
}

/** A package of this repository. */
export interface Workspace {
  /** Relative to the repository. */
  readonly folder: string;
  readonly manifest: Manifest;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

export function workspacesOf(root: string): Workspace[] {
  const patterns = readManifest(root).workspaces ?? [];
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }));
}

/** Libraries of their own: the packages that are not private. */
export function librariesIn(workspaces: readonly Workspace[]): Workspace[] {
  return workspaces.filter(({ manifest }) => manifest.private !== true);
}

/** What the program consists of: private packages with code for Node. */
export function programPartsIn(workspaces: readonly Workspace[]): Workspace[] {
  return workspaces.filter(
    ({ manifest }) => manifest.private === true && manifest.exports !== undefined,
  );
}
