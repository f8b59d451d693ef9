import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
const VERSION = 'version.json';

/** Fonts for other alphabets are fetched on demand. */
const LEFT_OUT = /-(?:vietnamese|latin-ext|cyrillic|greek)[-.].*\.woff2$|\.map$/;

/**
 * Gives the service worker the list of built files. The version is the hash of their names, which
 * contain content hashes, and of the page itself.
 */
export function precache(root: string): Plugin {
  return {
    name: 'richtfest:precache',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') return;
        const built = Object.values(bundle)
          .filter(({ fileName }) => fileName !== WORKER && !LEFT_OUT.test(fileName))
          .map(({ fileName }) => `/${fileName}`);
        const files = [...built, ...publicFiles(root)].sort();
        const page = bundle['index.html'];
        const content = page?.type === 'asset' ? String(page.source) : '';
        const version = createHash('sha256')
          .update(JSON.stringify(files))
          .update(content)
          .update(worker.code)
          .digest('hex')
          .slice(0, 16);
        const known = JSON.stringify({ version, files });
        worker.code = `const PRECACHE = ${known};\n${worker.code}`;
        // For pages without a service worker, which ask the server for its version.
        this.emitFile({ type: 'asset', fileName: VERSION, source: JSON.stringify({ version }) });
      },
    },
  };
}

function publicFiles(root: string): string[] {
  const found = readdirSync(join(root, 'public'), { withFileTypes: true });
  // Folders contain files for other programs: pictures for link previews.
  return found.filter((each) => each.isFile()).map(({ name }) => `/${name}`);
}
