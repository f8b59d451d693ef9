import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface ServedSite {
  /** `http://127.0.0.1:4711` */
  readonly address: string;
  close(): void;
}

/** The site as `npm start` builds and serves it, compressed, on loopback. */
export async function serveSite(): Promise<ServedSite> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0) throw new Error(`The site could not be built: ${build.stderr}`);
  const data = mkdtempSync(join(tmpdir(), 'richtfest-bench-'));
  const args = ['scripts/serve.ts', '--port', '0', '--host', '127.0.0.1', '--data-dir', data];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server exited before it was ready')));
    child.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(text.toString()) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  child.removeAllListeners('exit');
  return {
    address,
    close: () => {
      child.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
