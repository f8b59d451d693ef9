// Builds the site before something serves it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pinnedEnvironment, pinnedNode, root } from './installation.js';

/** Exits if the site can't be built. */
export function buildFirst() {
  process.stderr.write('Building the site …\n');
  const build = spawnSync(pinnedNode, [join(root, 'scripts', 'build-site.ts')], {
    cwd: root,
    env: pinnedEnvironment(),
    encoding: 'utf8',
  });
  if (build.status === 0) return;
  process.stderr.write(`${build.stdout}${build.stderr}The site could not be built; see above.\n`);
  process.exit(1);
}
