import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The text of a section, or how it follows from the published one. */
export type SectionText = string | ((published: string) => string);

/** Replaces the text between `<!-- NAME -->` and `<!-- /NAME -->`. */
export function withSection(page: string, name: string, text: SectionText): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(open);
  const to = page.indexOf(close);
  if (from < 0 || to < from)
    throw new Error(`the page has no section between ${open} and ${close}`);
  const start = from + open.length;
  const written = typeof text === 'string' ? text : text(page.slice(start, to));
  return `${page.slice(0, start)}\n\n${written.trim()}\n\n${page.slice(to)}`;
}

/** Writes sections of a page and formats it. */
export function writeSections(path: string, sections: Readonly<Record<string, SectionText>>): void {
  const file = join(ROOT, path);
  let page = readFileSync(file, 'utf8');
  for (const [name, text] of Object.entries(sections)) page = withSection(page, name, text);
  writeFileSync(file, page);
  const formatter = join(ROOT, 'node_modules', '.bin', 'oxfmt');
  const { status, stderr } = spawnSync(formatter, [file], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${path} could not be formatted: ${stderr}`);
}
