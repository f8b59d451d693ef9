import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyFolder } from './copy-folder.ts';
import { type Program, runProgram } from './program.ts';

const run = promisify(execFile);

/** An empty folder into which npm installs packages of a registry, as a user would. */
export class Installation {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async of(names: readonly string[], registry: string): Promise<Installation> {
    const installation = await Installation.#new();
    await installation.write('package.json', JSON.stringify({ type: 'module', private: true }));
    await installation.#install(names, registry);
    return installation;
  }

  /** Installs other versions into a copy of this installation, as operators upgrade. */
  async upgradedTo(names: readonly string[], registry: string): Promise<Installation> {
    const upgraded = await Installation.#new();
    await copyFolder(this.folder, upgraded.folder);
    await upgraded.#install(names, registry);
    return upgraded;
  }

  static async #new(): Promise<Installation> {
    return new Installation(await mkdtemp(join(tmpdir(), 'richtfest-installed-')));
  }

  async #install(names: readonly string[], registry: string): Promise<void> {
    const { folder } = this;
    const line = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const own = ['--registry', registry, '--cache', join(folder, '.npm')];
    await run('npm', [...line, ...own, ...names], { cwd: folder });
  }

  async write(name: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, name)), { recursive: true });
    await writeFile(join(this.folder, name), text);
  }

  /** Runs a file under a Node and returns what it printed; fails if it fails. */
  node(node: string, ...line: readonly string[]): Promise<string> {
    return runProgram({ command: [node], cwd: this.folder }, line);
  }

  /** The installed program, on the Node of the tests. */
  get program(): Program {
    const file = join(this.folder, 'node_modules', 'richtfest', 'bin', 'richtfest.js');
    return { command: [process.execPath, file], cwd: this.folder };
  }

  richtfest(...line: readonly string[]): Promise<string> {
    return runProgram(this.program, line);
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
