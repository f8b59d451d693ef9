import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const OWN_PACKAGES = '@richtfest';
const run = promisify(execFile);

/** A copy of this checkout with the same packages installed, to be changed freely. */
export class Checkout {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  static async create(): Promise<Checkout> {
    const root = await mkdtemp(join(tmpdir(), 'richtfest-checkout-'));
    const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT });
    const files = stdout.split('\n').filter((each) => each !== '');
    for (const folder of new Set(files.map((file) => dirname(file)))) {
      await mkdir(join(root, folder), { recursive: true });
    }
    // A file that was deleted and not committed yet is listed, too.
    const copy = (file: string) => copyFile(join(ROOT, file), join(root, file)).catch(() => {});
    await Promise.all(files.map(copy));
    await linkPackages(root);
    await run('git', ['init', '-q'], { cwd: root });
    return new Checkout(root);
  }

  /** Runs a program of the copy and returns what it printed; fails if it fails. */
  async run(program: string, ...words: readonly string[]): Promise<string> {
    try {
      const options = { cwd: this.root, maxBuffer: 64 * 1024 * 1024 };
      return (await run(process.execPath, [join(this.root, program), ...words], options)).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${words.join(' ')} failed:\n${stdout}${stderr}`, {
        cause: error,
      });
    }
  }

  close(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }
}

/** Foreign packages are links to ours; the project's own lead into the copy, as npm makes them. */
async function linkPackages(root: string): Promise<void> {
  const packages = join(ROOT, 'node_modules');
  await mkdir(join(root, 'node_modules'));
  for (const name of await readdir(packages)) {
    if (name === OWN_PACKAGES) continue;
    await symlink(join(packages, name), join(root, 'node_modules', name));
  }
  await cp(join(packages, OWN_PACKAGES), join(root, 'node_modules', OWN_PACKAGES), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
