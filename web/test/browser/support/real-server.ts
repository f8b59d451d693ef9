import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countStart } from '../../../../scripts/testing/count-start.ts';
import { newFolder } from '../../../../server/test/support/new-folder.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CHILD = 'web/test/browser/support/serve-child.ts';
const OTHER_PROTOCOL = new URL('./other-protocol.ts', import.meta.url).href;

/** What an older or newer release does differently. */
interface OtherRelease {
  /** Its site. */
  readonly webRoot?: string;
  readonly protocols?: readonly [previous: number, current: number];
}

/** The site with its server in a process of its own, which can be killed and restarted. */
export class RealServer {
  readonly #webRoot: string;
  readonly #root: string;
  #dataDir = '';
  #port = 0;
  #child: ChildProcess | undefined;

  /** Serves a built site; `root` is the checkout whose server runs. */
  constructor(webRoot: string, root = ROOT) {
    this.#webRoot = webRoot;
    this.#root = root;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** A started server for a built site. */
  static async serving(webRoot: string): Promise<RealServer> {
    const server = new RealServer(webRoot);
    await server.open();
    return server;
  }

  async open(): Promise<void> {
    this.#dataDir = await newFolder('richtfest-data-');
    await this.start();
  }

  /** After a restart, with the same port and data as before. */
  async start({ webRoot = this.#webRoot, protocols }: OtherRelease = {}): Promise<void> {
    countStart('servers');
    const child = spawn(process.execPath, [join(this.#root, CHILD)], {
      env: {
        ...process.env,
        // Node's compile cache, which makes later starts a third faster.
        NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
        DATA_DIR: this.#dataDir,
        WEB_ROOT: webRoot,
        PORT: String(this.#port),
        ...(protocols === undefined ? {} : speaking(protocols)),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      child.once('exit', () => reject(new Error('the server ended before it served')));
      child.stdout.on('data', (data: Buffer) => {
        const [, port] = /127\.0\.0\.1:(\d+)/.exec(data.toString()) ?? [];
        if (port !== undefined) resolve(Number(port));
      });
    });
  }

  /** Kills the process, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.removeAllListeners('exit').once('exit', () => undefined);
    child.kill('SIGKILL');
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 2000))]);
    this.#child = undefined;
  }

  /** Another release takes over the port and the data. */
  async replaceWith(release: OtherRelease): Promise<void> {
    await this.kill();
    await this.start(release);
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

function speaking(protocols: readonly number[]): Readonly<Record<string, string>> {
  return { OTHER_PROTOCOLS: protocols.join(), NODE_OPTIONS: `--import=${OTHER_PROTOCOL}` };
}
