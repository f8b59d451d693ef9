import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Meters } from '../src/operation/meters.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** All metrics of a server of a cluster, with their labels. */
function metrics(): Map<string, Set<string>> {
  const meters = new Meters();
  const text = meters.text({
    server: 'a',
    release: '1.0.0',
    sockets: () => 0,
    tables: () => 0,
    ownedTables: () => 0,
    waitingBots: () => 0,
    servers: () => 1,
    isBusConnected: () => true,
    connections: () => ({ active: 0, idle: 0, waiting: 0 }),
  });
  meters.close();
  const known = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /u.exec(line) ?? [];
    if (name === undefined || line.startsWith('#')) continue;
    const all = known.get(name) ?? new Set(['instance', 'job']);
    for (const [, label] of labels.matchAll(/(\w+)="/gu)) all.add(label!);
    known.set(name, all);
  }
  return known;
}

const METRIC = /\b(?<name>(?:richtfest|process|nodejs)_\w+)(?:\{(?<labels>[^}]*)\})?/gu;

/** The metrics a text names; a set of names may share a beginning: `richtfest_x`, `_y`. */
function namedIn(text: string) {
  return [...text.matchAll(METRIC)].map(({ groups }) => ({
    name: groups!['name']!,
    labels: [...(groups!['labels'] ?? '').matchAll(/(\w+)\s*(?:=|$|,)/gu)].map(
      ([, label]) => label!,
    ),
  }));
}

test.each(['deploy/alerts.yaml', 'deploy/dashboard.json', 'docs/operations.md'])(
  'every metric and label that %s names exists',
  (path) => {
    const known = metrics();
    // JSON writes a quotation mark in a label as \".
    const named = namedIn(read(path).replaceAll('\\"', '"'));
    expect(named.length).toBeGreaterThan(15);
    const isKnown = ({ name, labels }: (typeof named)[number]) => {
      const exact = known.get(name) ?? known.get(`${name}_bucket`);
      return exact !== undefined && labels.every((label) => exact.has(label));
    };
    expect(named.filter((each) => !isKnown(each))).toEqual([]);
  },
);

test('docs/operations.md explains every metric of the server', () => {
  const named = new Set(namedIn(read('docs/operations.md')).map(({ name }) => name));
  const families = [...metrics().keys()].map((name) => name.replace(/_(bucket|sum|count)$/u, ''));
  expect([...new Set(families)].filter((name) => !named.has(name))).toEqual([]);
});

test('the dashboard and the labels of its curves agree', () => {
  const { panels } = JSON.parse(read('deploy/dashboard.json')) as {
    panels: { targets: { expr: string; legendFormat: string }[] }[];
  };
  for (const { expr, legendFormat } of panels.flatMap(({ targets }) => targets)) {
    const [, sums] = /by \(([^)]*)\)/u.exec(expr) ?? [];
    for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/gu)) {
      const labels = sums === undefined ? ['instance'] : sums.split(', ');
      expect(labels).toContain(label);
    }
  }
});
