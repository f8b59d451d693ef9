import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withSection } from '../src/marked-section.ts';
import { SECTIONS, type SiteReport } from '../src/site/figures.ts';
import { siteSections } from '../src/site/tables.ts';

const page = (path: string) => readFileSync(join(import.meta.dirname, '../../docs', path), 'utf8');
const PAGE = page('performance.md');
const REPORT: SiteReport = {
  chromium: 'Chromium 1',
  load: 0,
  heap: [{ game: 'dream-home', heapKb: { 10: 111, 50: 222 }, ratio: 2, games: 50, nodes: {} }],
};

test('a run of some sections of the site leaves the tables of the others', () => {
  const sections = siteSections(REPORT);
  expect(Object.keys(sections)).toEqual(['site heap']);
  let written = PAGE;
  for (const [name, text] of Object.entries(sections)) written = withSection(written, name, text);
  expect(written).toContain('222 kB');
  const start = PAGE.indexOf('<!-- site heap -->');
  const end = PAGE.indexOf('<!-- /site heap -->');
  expect(written.startsWith(PAGE.slice(0, start))).toBe(true);
  expect(written.endsWith(PAGE.slice(end))).toBe(true);
});

test('every section of the site has its place in docs/performance.md, reviews in docs/review.md', () => {
  for (const section of SECTIONS.filter((each) => each !== 'review')) {
    expect(() => withSection(PAGE, `site ${section}`, '')).not.toThrow();
  }
  expect(() => withSection(page('review.md'), 'review page', '')).not.toThrow();
});
