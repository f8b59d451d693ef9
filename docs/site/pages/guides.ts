import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressInDocs } from '../addresses.ts';
import { GUIDES, type Listed } from '../contents.ts';
import type { Kind, Page } from '../page.ts';
import { ROOT } from '../root.ts';

/** The guides: every listed Markdown file, and the decisions. */
export function guides(): Page[] {
  const pages = Object.values(GUIDES)
    .flatMap((section) => section.pages)
    .filter(({ file }) => file.endsWith('.md'))
    .map(guide);
  const known = new Set(pages.map(({ source }) => source));
  const others = globSync('docs/**/*.md', { cwd: ROOT, exclude: ['docs/node_modules'] })
    .filter((file) => !known.has(file))
    .toSorted();
  const forgotten = others.find((file) => !file.startsWith('docs/decisions/'));
  if (forgotten !== undefined) {
    throw new Error(`${forgotten} is missing in docs/site/contents.ts.`);
  }
  return [...pages, ...others.map((file) => guide({ file }))];
}

function guide({ file, to, title }: Listed): Page {
  return {
    path: to ?? addressInDocs(file),
    source: file,
    kind: kindOf(file),
    markdown: readFileSync(join(ROOT, file), 'utf8'),
    ...(title === undefined ? {} : { navigation: title }),
  };
}

function kindOf(file: string): Kind {
  if (file.startsWith('docs/decisions/')) return 'decision';
  return /^docs\/reference\/|SPEC\.md$/.test(file) ? 'reference' : 'guide';
}
