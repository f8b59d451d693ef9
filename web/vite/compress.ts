import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|json|svg|webmanifest)$/;
const LEAST_BYTES = 1024;

/** Tests read the files that visitors get, but not their sizes: the best compression is half the work of a build. */
const isQuick = process.env['RICHTFEST_QUICK_BUILD'] === '1';
const GZIP_LEVEL = isQuick ? 1 : 9;
const BROTLI_QUALITY = isQuick ? 1 : constants.BROTLI_MAX_QUALITY;

/** Writes compressed copies of text files, which the server sends to browsers that accept them. */
export function compress(): Plugin {
  let dist = '';
  return {
    name: 'richtfest:compress',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir);
    },
    closeBundle() {
      compressFiles(dist);
    },
  };
}

interface Compression {
  /** Names below the folder. */
  readonly except?: RegExp;
  /** Brotli saves a few percent more than gzip and takes several times the work. */
  readonly hasBrotli?: boolean;
}

export function compressFiles(folder: string, options: Compression = {}): void {
  const { except, hasBrotli = true } = options;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name) || except?.test(name) === true) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < LEAST_BYTES) continue;
    if (hasBrotli) writeFileSync(`${file}.br`, brotli(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: GZIP_LEVEL }));
  }
}

function brotli(content: Buffer): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return brotliCompressSync(content, { params });
}
