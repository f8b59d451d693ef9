// Builds the packages to publish: npm run release
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from './release/compile.ts';
import { PROGRAM } from './release/manifests.ts';
import { buildExecutable } from './release/executable/build.ts';
import { forbiddenAmong, noticeText } from './release/notice.ts';
import { pack } from './release/pack.ts';
import { run } from './release/run.ts';
import { billOfMaterials } from './release/sbom.ts';
import { everythingShipped, shippedWith } from './release/shipped.ts';
import { stage, writeJson } from './release/stage.ts';
import {
  type Workspace,
  librariesIn,
  programPartsIn,
  readManifest,
  workspacesOf,
} from './release/workspaces.ts';
import { UsageError, readArguments, runScript } from './usage.ts';

const HELP = `Builds the packages to publish: libraries, and the program “richtfest” with server and site.

  npm run release [-- options]

  --out FOLDER    where the packages go (dist)
  --site FOLDER   use a site that is built already
  --unchecked     skip the check of types, which npm test has done already
  --executable    also build a single executable for this platform (Linux), with Node inside
  --json          print file names, sizes and checksums as JSON

Equal sources give equal files, byte for byte. Beside the packages lie NOTICE (third-party
licences) and bom.json (CycloneDX); an executable has its own, with Node.`;

const ROOT = join(import.meta.dirname, '..');

await runScript(async () => {
  const { values } = readArguments({
    out: { type: 'string', default: 'dist' },
    site: { type: 'string' },
    unchecked: { type: 'boolean', default: false },
    executable: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });

  const workspaces = workspacesOf(ROOT);
  const shipped = everythingShipped(ROOT, foldersOf(workspaces));
  const forbidden = forbiddenAmong(shipped);
  if (forbidden.length > 0) {
    const names = forbidden.map(({ name, license }) => `${name} (${license})`).join(', ');
    throw new UsageError(`Not published: the licence of these packages is not allowed: ${names}.`);
  }
  const notice = noticeText(ROOT, shipped);
  const { version } = readManifest(ROOT);

  say('Compiling …');
  const compiled = join(out, 'compiled');
  await compile(ROOT, compiled, { isChecked: !values.unchecked });
  const site = values.site ?? join(ROOT, 'web', 'dist');
  if (values.site === undefined) {
    say('Building the site …');
    await run('node', ['scripts/build-site.ts'], ROOT);
  }
  say('Packing …');
  const staged = join(out, 'packages');
  const folders = stage({ root: ROOT, compiled, site, folder: staged, notice });
  const files = await pack(folders, out);
  if (values.executable) {
    say('Building the executable …');
    const parts = [...programPartsIn(workspaces), ...librariesIn(workspaces)];
    const needed = shippedWith(ROOT, foldersOf(parts));
    const application = { root: ROOT, packages: folders, shipped: needed, notice };
    const executable = await buildExecutable(application, { out, version });
    const node = process.versions.node;
    writeJson(
      join(out, `${executable}.bom.json`),
      billOfMaterials({ name: PROGRAM, version, node }, shipped),
    );
    files.push(executable);
  }
  writeFileSync(join(out, 'NOTICE'), notice);
  writeJson(join(out, 'bom.json'), billOfMaterials({ name: PROGRAM, version }, shipped));
  rmSync(compiled, { recursive: true });

  const report = files.map((file) => {
    const content = readFileSync(join(out, file));
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { file, bytes: content.length, sha256 };
  });
  if (values.json) console.log(JSON.stringify({ version, files: report }));
  else for (const { file, bytes } of report) console.log(`${file}  ${Math.ceil(bytes / 1024)} kB`);
  return 0;
});

function foldersOf(workspaces: readonly Workspace[]): string[] {
  return workspaces.map(({ folder }) => folder);
}
