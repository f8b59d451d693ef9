import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Shipped } from '../../../../scripts/release/shipped.ts';

const run = promisify(execFile);

interface Entry {
  readonly manifest: { readonly name: string; readonly version: string };
  archive(): Promise<Buffer>;
}

/**
 * An npm registry on this machine with our archives and the installed packages they depend on, so
 * that npm installs a release as users do, without a network.
 */
export class LocalRegistry {
  readonly #entries: Entry[];
  readonly #server: Server;

  private constructor(entries: Entry[]) {
    this.#entries = entries;
    this.#server = createServer((request, response) => {
      void this.#answer(decodeURIComponent(request.url ?? '')).then(
        (body) => (body === undefined ? response.writeHead(404).end() : response.end(body)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  }

  /** Serves the archives in a folder and packages of a checkout. */
  static async serving(
    archives: string,
    { root, packages }: { readonly root: string; readonly packages: readonly Shipped[] },
  ): Promise<LocalRegistry> {
    const registry = new LocalRegistry([
      ...(await ownEntries(archives, '.tgz')),
      ...(await Promise.all(packages.map(({ folder }) => installedEntry(join(root, folder))))),
    ]);
    await new Promise<void>((resolve) => registry.#server.listen(0, '127.0.0.1', resolve));
    return registry;
  }

  /** Publishes the archives of another version as well. */
  async add(archives: string, version: string): Promise<void> {
    this.#entries.push(...(await ownEntries(archives, `-${version}.tgz`)));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(path: string): Promise<Buffer | string | undefined> {
    const [, archiveOf, version] = /^\/archives\/(.+)@(.+)\.tgz$/.exec(path) ?? [];
    if (archiveOf !== undefined) {
      const entry = this.#entries.find(
        ({ manifest }) => manifest.name === archiveOf && manifest.version === version,
      );
      return await entry?.archive();
    }
    const found = this.#entries.filter(({ manifest }) => `/${manifest.name}` === path);
    const [newest] = found;
    if (newest === undefined) return undefined;
    const versions = await Promise.all(found.map((entry) => this.#version(entry)));
    return JSON.stringify({
      name: newest.manifest.name,
      'dist-tags': { latest: newest.manifest.version },
      versions: Object.fromEntries(versions),
    });
  }

  async #version({ manifest, archive }: Entry): Promise<[string, object]> {
    const { name, version } = manifest;
    const digest = createHash('sha512').update(await archive());
    return [
      version,
      {
        ...manifest,
        dist: {
          tarball: `${this.url}/archives/${name}@${version}.tgz`,
          integrity: `sha512-${digest.digest('base64')}`,
        },
      },
    ];
  }
}

async function ownEntries(folder: string, ending: string): Promise<Entry[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  return await Promise.all(names.map((name) => ownEntry(join(folder, name))));
}

async function ownEntry(file: string): Promise<Entry> {
  const { stdout } = await run('tar', ['-xzOf', file, 'package/package.json']);
  const content = await readFile(file);
  return {
    manifest: JSON.parse(stdout) as Entry['manifest'],
    archive: () => Promise.resolve(content),
  };
}

async function installedEntry(folder: string): Promise<Entry> {
  const manifest = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Entry['manifest'];
  let archive: Promise<Buffer> | undefined;
  return { manifest, archive: () => (archive ??= archiveOf(folder)) };
}

/** As npm packs it: everything lies in a folder `package`. */
async function archiveOf(folder: string): Promise<Buffer> {
  const line = [
    // Packages are unpacked once, on this machine.
    '--use-compress-program=gzip -1',
    '-cf',
    '-',
    '-C',
    folder,
    '--exclude=./node_modules',
    '--transform=s,^\\.,package,',
  ];
  const options = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
  return (await run('tar', [...line, '.'], options)).stdout;
}
