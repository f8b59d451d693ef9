// Rewrites every generated file; with --check lists the outdated ones and fails if there are any.
// With --without-figures, leaves out what is counted in simulated games, which takes most of the time.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boxTaps } from './generate/docs/box-taps.ts';
import { playthroughFiles } from './generate/playthroughs.ts';
import { protocolFiles } from './generate/protocol.ts';
import { rulesPages } from './generate/rules.ts';
import { schemaFiles } from './generate/schemas.ts';

const isCheck = process.argv.includes('--check');
const hasFigures = !process.argv.includes('--without-figures');
const files = [
  ...(await rulesPages()),
  ...(await schemaFiles()),
  ...protocolFiles(),
  ...(await playthroughFiles()),
  ...(hasFigures ? await boxTaps() : []),
];
const stale: string[] = [];
for (const { path, text } of files) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
  stale.push(path);
  if (isCheck) continue;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
if (stale.length === 0) console.log(`All ${files.length} generated files are up to date.`);
else
  console.log(`${isCheck ? 'Out of date (npm run generate):' : 'Written:'}\n${stale.join('\n')}`);
process.exit(isCheck && stale.length > 0 ? 1 : 0);
