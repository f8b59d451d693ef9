import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OPTIONS = { maxBuffer: 64 * 1024 * 1024 };

/** An empty folder into which npm installs packages of a registry, as a user would. */
export class Installation {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async of(names: readonly string[], registry: string): Promise<Installation> {
    const folder = await mkdtemp(join(tmpdir(), 'richtfest-installed-'));
    const installation = new Installation(folder);
    await installation.write('package.json', JSON.stringify({ type: 'module', private: true }));
    const line = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const own = ['--registry', registry, '--cache', join(folder, '.npm')];
    await run('npm', [...line, ...own, ...names], { ...OPTIONS, cwd: folder });
    return installation;
  }

  async write(name: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, name)), { recursive: true });
    await writeFile(join(this.folder, name), text);
  }

  /** Runs a file under a Node and returns what it printed; fails if it fails. */
  async node(node: string, ...line: readonly string[]): Promise<string> {
    try {
      return (await run(node, line, { ...OPTIONS, cwd: this.folder })).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${line.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
    }
  }

  /** The installed program, on the Node of the tests. */
  richtfest(...line: readonly string[]): Promise<string> {
    return this.node(process.execPath, this.#program, ...line);
  }

  /** Starts the installed server; returns its address and how to stop it. */
  async serve(): Promise<{ readonly address: string; stop(): Promise<void> }> {
    const line = ['serve', '--port', '0', '--data-dir', join(this.folder, 'data')];
    const child = spawn(process.execPath, [this.#program, ...line], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const address = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.once('exit', () => reject(new Error(`the server ended: ${text}`)));
      child.stdout.on('data', (data: Buffer) => {
        text += data.toString();
        const [found] = /http:\/\/[\d.]+:\d+/.exec(text) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    const stop = async () => {
      child.kill('SIGTERM');
      await exited;
    };
    return { address, stop };
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  get #program(): string {
    return join(this.folder, 'node_modules', 'richtfest', 'bin', 'richtfest.js');
  }
}
