import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { UsageError } from '../../usage.ts';
import { PROGRAM } from '../manifests.ts';
import { run } from '../run.ts';
import { type Archive, packFolder } from './archive.ts';
import { type Application, layOut } from './application.ts';

/** Node looks for the embedded application under this name, if the marker has been set. */
const RESOURCE = 'NODE_SEA_BLOB';
const MARKER = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/**
 * Builds an executable for this platform: the Node that runs this script with the whole program
 * inside. Returns the name of the file.
 */
export async function buildExecutable(
  application: Application,
  { out, version }: { readonly out: string; readonly version: string },
): Promise<string> {
  if (process.platform !== 'linux') {
    throw new UsageError(`Executables are built on Linux only, not on ${process.platform}.`);
  }
  const notice = `${application.notice}\n\n${nodeLicence(application.root)}`;
  const work = mkdtempSync(join(tmpdir(), 'richtfest-executable-'));
  try {
    const folder = join(work, 'application');
    layOut({ ...application, notice }, folder);
    const blob = await writeBlob(packFolder(folder, version), work);
    const name = `${PROGRAM}-${version}-${process.platform}-${process.arch}`;
    const file = join(out, name);
    copyFileSync(process.execPath, file);
    await run('postject', [file, RESOURCE, blob, '--sentinel-fuse', MARKER], application.root);
    chmodSync(file, 0o755);
    writeFileSync(`${file}.NOTICE`, notice);
    return name;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Writes the start script and the application in the format that Node expects, and returns the
 * file. Equal archives give equal bytes in any folder.
 */
export async function writeBlob({ index, content }: Archive, work: string): Promise<string> {
  writeFileSync(join(work, 'index.json'), JSON.stringify(index));
  writeFileSync(join(work, 'content.gz'), content);
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'start.ts',
      outDir: work,
      emptyOutDir: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'start.cjs' } },
    },
  });
  // Node stores the path of the script, so all paths are relative to the folder.
  const config = {
    main: 'start.cjs',
    output: 'blob',
    disableExperimentalSEAWarning: true,
    assets: { 'index.json': 'index.json', 'content.gz': 'content.gz' },
  };
  writeFileSync(join(work, 'sea.json'), JSON.stringify(config));
  await run(process.execPath, ['--experimental-sea-config', 'sea.json'], work);
  return join(work, 'blob');
}

/** The executable contains Node, whose licence asks for its text. */
function nodeLicence(root: string): string {
  const platform = `node-${process.platform}-${process.arch}`;
  const file = join(root, 'node_modules/node/node_modules', platform, 'LICENSE');
  try {
    return `Node.js ${process.version}\n\n${readFileSync(file, 'utf8').trim()}\n`;
  } catch {
    throw new UsageError('The licence of Node is missing. Run “npm rebuild node”, then try again.');
  }
}
