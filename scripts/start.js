// `npm start`: installs packages, builds the site and serves it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, pinnedEnvironment, pinnedNode, root, runPinned } from './installation.js';

ensureInstalled();
process.stderr.write('Building the site …\n');
const build = spawnSync(pinnedNode, [join(root, 'scripts', 'build-site.ts')], {
  cwd: root,
  env: pinnedEnvironment(),
  encoding: 'utf8',
});
if (build.status !== 0) {
  process.stderr.write(`${build.stdout}${build.stderr}The site could not be built; see above.\n`);
  process.exit(1);
}
runPinned(['scripts/serve.ts', ...process.argv.slice(2)]);
