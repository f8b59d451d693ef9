import { existsSync, statSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { ROOT } from './root.ts';

/** Files of docs/ that are published as they are. */
const COPIED = /^docs\/(?:pictures|schemas)\/.+\.\w+$/;

/** Where the files of the repository are on the site. */
export class Addresses {
  readonly #pages: ReadonlyMap<string, string>;
  readonly #linked = new Set<string>();

  /** The addresses of pages by the files they are made from. */
  constructor(pages: ReadonlyMap<string, string>) {
    this.#pages = pages;
  }

  /** Files and folders without a page of their own that were linked so far. */
  get linked(): readonly string[] {
    return [...this.#linked].toSorted();
  }

  /** The address of a link in a page, relative to the page. */
  resolve(link: string, from: { readonly source: string; readonly path: string }): string {
    if (/^[a-z]+:/u.test(link) || link.startsWith('#')) return link;
    const [file = '', anchor] = link.split('#');
    const target = posix.join(posix.dirname(from.source), decodeURI(file)).replace(/\/$/, '');
    const address = relativeTo(from.path, this.#of(target, from.source));
    return anchor === undefined ? address : `${address}#${anchor}`;
  }

  #of(target: string, source: string): string {
    const page = this.#pages.get(target) ?? this.#pages.get(`${target}/README.md`);
    if (page !== undefined) return page;
    if (!existsSync(join(ROOT, target))) {
      throw new Error(`${source} links to ${target}, which does not exist.`);
    }
    if (COPIED.test(target)) return target.slice('docs/'.length);
    this.#linked.add(target);
    return sourceAddress(target);
  }
}

/** The page that shows a file or folder. */
export function sourceAddress(path: string): string {
  const name = isFolder(path) ? path : path.replace(/\.(?=[^/]*$)/, '-').replaceAll('.', '-');
  return `source/${name}.html`;
}

export function isFolder(path: string): boolean {
  return statSync(join(ROOT, path)).isDirectory();
}

/** The address of a page that is made from a file of docs/. */
export function addressInDocs(file: string): string {
  const inDocs = file.slice('docs/'.length);
  const folder = dirname(inDocs);
  if (inDocs.endsWith('README.md')) return folder === '.' ? 'index.html' : `${folder}/index.html`;
  return inDocs.slice(0, -extname(inDocs).length) + '.html';
}

export function relativeTo(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}
