import { cpSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROGRAM } from '../manifests.ts';
import type { Shipped } from '../shipped.ts';

export interface Application {
  readonly root: string;
  /** The packages to publish, one folder each. */
  readonly packages: readonly string[];
  /** The third-party packages that the program needs, without those of the site. */
  readonly shipped: readonly Shipped[];
  readonly notice: string;
}

/** Nobody reads these in an executable. */
const LEFT_OUT =
  /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown)$|\/(test|tests|docs|examples|benchmarks?)$/;

/** The built site is complete as it is, with its documentation. */
const SITE = '/@richtfest/web/dist/';

/** Lays out the program as npm would install it, in exactly the versions of the lock file. */
export function layOut({ root, packages, shipped, notice }: Application, folder: string): void {
  for (const from of packages) {
    const name = basename(from);
    copy(from, name === PROGRAM ? folder : join(folder, 'node_modules', '@richtfest', name));
  }
  for (const { folder: at } of shipped) copy(join(root, at), join(folder, at));
  writeFileSync(join(folder, 'NOTICE'), notice);
}

function copy(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const inside = path.slice(from.length);
      if (inside.includes(SITE)) return true;
      // Nested packages are in the list of shipped ones themselves, if they are needed.
      return (
        !LEFT_OUT.test(inside) && (from.endsWith(PROGRAM) || !inside.endsWith('/node_modules'))
      );
    },
  });
}
