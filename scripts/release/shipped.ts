import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A third-party package that is part of a release. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Relative to the repository. */
  readonly folder: string;
  /** The checksum of its archive in the registry. */
  readonly integrity?: string;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Tools that add a few lines of their own to the site they build. */
export const BUILD_TOOLS: readonly string[] = ['rolldown', 'vite'];

/** Everything third-party in a release: what runs, and what the built site contains. */
export function everythingShipped(root: string, workspaces: readonly string[]): Shipped[] {
  const { packages } = readLock(root);
  const tools = BUILD_TOOLS.map((name) => {
    const folder = `node_modules/${name}`;
    return shipped(folder, name, packages[folder] ?? {});
  });
  return [...shippedWith(root, workspaces), ...tools].toSorted(byFolder);
}

/** Everything that the given packages of this repository need when they run. */
export function shippedWith(root: string, workspaces: readonly string[]): Shipped[] {
  const lock = readLock(root);
  const found = new Map<string, Shipped>();
  const visited = new Set<string>();
  const visit = (folder: string): void => {
    if (visited.has(folder)) return;
    visited.add(folder);
    const locked = lock.packages[folder];
    if (locked === undefined) return;
    const needed = { ...locked.dependencies, ...locked.optionalDependencies };
    for (const name of Object.keys(needed)) {
      const at = resolved(lock.packages, folder, name);
      const target = at === undefined ? undefined : lock.packages[at];
      if (at === undefined || target === undefined) continue;
      if (target.link === true) visit(target.resolved ?? '');
      // Packages for other operating systems are in the lock file without being installed.
      else if (existsSync(join(root, at))) {
        found.set(at, shipped(at, name, target));
        visit(at);
      }
    }
  };
  workspaces.forEach(visit);
  return [...found.values()].toSorted(byFolder);
}

function readLock(root: string): { readonly packages: LockedPackages } {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: LockedPackages;
  };
}

function byFolder(a: Shipped, b: Shipped): number {
  return a.folder < b.folder ? -1 : 1;
}

/** Where Node finds a package that is imported in a folder. */
function resolved(packages: LockedPackages, folder: string, name: string): string | undefined {
  for (let from = folder; ; from = from.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, '')) {
    const at = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
    if (packages[at] !== undefined) return at;
    if (from === '') return undefined;
  }
}

function shipped(folder: string, name: string, locked: LockedPackage): Shipped {
  return {
    name,
    version: locked.version ?? '',
    license: locked.license ?? 'unknown',
    folder,
    ...(locked.integrity === undefined ? {} : { integrity: locked.integrity }),
  };
}
