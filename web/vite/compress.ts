import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(?:js|css|html|svg|webmanifest)$/;
const LEAST = 1024;

/** Lays a packed copy beside every file that gains from it: a server sends what the browser takes. */
export function compress(): Plugin {
  let dist = '';
  return {
    name: 'richtfest:compress',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        if (WORTH_IT.test(name)) pack(join(dist, name));
      }
    },
  };
}

function pack(file: string): void {
  const content = readFileSync(file);
  if (content.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
