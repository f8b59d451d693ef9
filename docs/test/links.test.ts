import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { Anchors } from '../site/anchors.ts';

const ROOT = join(import.meta.dirname, '../..');
const pages = globSync('**/*.md', {
  cwd: ROOT,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.\w+)(?:\/|$)/u.test(path),
});

function anchorsOf(page: string): Set<string> {
  const anchors = new Anchors();
  const headings = page.matchAll(/^#+ (.+)$/gmu);
  return new Set([...headings].map(([, title = '']) => anchors.next(title)));
}

function linksOf(page: string): string[] {
  const text = page.replaceAll(/```.*?```/gsu, '').replaceAll(/`[^`\n]*`/gu, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = '']) => link);
}

test.each(pages)('the links of %s lead somewhere', (path) => {
  const page = readFileSync(join(ROOT, path), 'utf8');
  const broken = linksOf(page).filter((link) => {
    if (/^[a-z]+:/u.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? join(ROOT, path) : join(ROOT, dirname(path), file);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).has(anchor);
  });
  expect(broken).toEqual([]);
});
