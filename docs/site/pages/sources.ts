import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { isFolder, sourceAddress } from '../addresses.ts';
import type { Page } from '../page.ts';
import { ROOT } from '../root.ts';

/** Long enough not to end within a file. */
const FENCE = '`'.repeat(6);

/** The page of a file or folder that another page links to. */
export function sourcePage(path: string): Page {
  const markdown = isFolder(path) ? folderText(path) : fileText(path);
  return { path: sourceAddress(path), source: path, kind: 'source', markdown };
}

function fileText(path: string): string {
  const text = readFileSync(join(ROOT, path), 'utf8');
  if (path.endsWith('.md')) return text;
  return `# ${path}\n\n${FENCE}${extname(path).slice(1)}\n${text}${FENCE}\n`;
}

function folderText(path: string): string {
  const links = readdirSync(join(ROOT, path))
    .filter((name) => !['node_modules', 'dist'].includes(name))
    .toSorted()
    .map((name) => {
      const shown = isFolder(posix.join(path, name)) ? `${name}/` : name;
      return `- [\`${shown}\`](${posix.join(posix.basename(path), name)})`;
    });
  return `# ${path}\n\n${links.join('\n')}\n`;
}
