import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeBudget } from '@richtfest/bots';
import { catalog, findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { curveRowsOf } from '../src/figures/curves.ts';
import { fingerprintOf } from '../src/figures/fingerprint.ts';
import { type Entry } from '../src/figures/entry.ts';
import { Ledger } from '../src/ledger.ts';
import { missingPieces, piecesOf } from '../src/figures/pieces.ts';
import { figuresOf } from '../src/figures/report.ts';
import { type Row, blocksOf, nameOf } from '../src/figures/row.ts';
import { withRows } from '../src/figures/published-rows.ts';
import { rowsOf } from '../src/figures/rows.ts';
import { goalsText, strengthTable, thinkingTable } from '../src/figures/tables.ts';
import { withSection } from '../src/marked-section.ts';
import { tableMarkdown } from '../src/table.ts';

const scratch = mkdtempSync(join(tmpdir(), 'richtfest-figures-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const row: Row = {
  game: 'dream-home',
  table: 'strength',
  bot: 'expert',
  against: 'greedy',
  players: 2,
  options: {},
  games: 200,
  target: { measure: 'wins', atLeast: 0.9 },
};

function entryOf(from: number, shares: readonly number[], of = row): Entry {
  return { row: nameOf(of), fingerprint: 'x', from, shares, points: shares, times: {} };
}

describe('pieces', () => {
  test('every game has rows with unique names', () => {
    for (const { id } of catalog) {
      const names = rowsOf(id).map(nameOf);
      expect(names.length).toBeGreaterThan(10);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('cover every block of a row once', () => {
    const rows = [row, { ...row, players: 4, games: 7 }];
    const blocks = rows.map(() => [] as number[]);
    for (const { row: at, from, count } of piecesOf(rows)) {
      for (let block = from; block < from + count; block++) blocks[at]!.push(block);
    }
    expect(blocks).toEqual(
      rows.map((each) => Array.from({ length: blocksOf(each) }, (_, block) => block)),
    );
  });

  test('skip blocks that are already played', () => {
    const all = piecesOf([row]);
    const [first] = all;
    const done = new Set(Array.from({ length: first!.count }, (_, at) => at));
    expect(missingPieces([row], new Map([[nameOf(row), done]]))).toEqual(all.slice(1));
    const long = { ...row, games: 800 };
    const [begun, ...rest] = piecesOf([long]);
    const half = new Set([begun!.from]);
    expect(missingPieces([long], new Map([[nameOf(row), half]]))).toEqual([
      { ...begun, from: 1, count: begun!.count - 1 },
      ...rest,
    ]);
  });
});

describe('curves', () => {
  const curves = catalog.flatMap(({ id }) => {
    const rows = curveRowsOf(id);
    return rows.length === 0 ? [] : [{ id, rows }];
  });

  test.each(curves)('of $id: each budget plays against a quarter of it', ({ rows }) => {
    rows.forEach(({ bot, against }, step) => {
      if (step > 0) expect(against).toBe(rows[step - 1]!.bot);
      expect(Math.floor(budgetIn(bot) / 4)).toBe(budgetIn(against));
    });
  });

  test.each(curves)(
    'of $id: include the judge’s budget and have a section',
    async ({ id, rows }) => {
      const game = await findGame(id)!.load();
      const budgets = rows.map(({ bot }) => budgetIn(bot));
      expect(budgets).toContain(judgeBudget(game)?.iterations);
      const page = readFileSync(join(import.meta.dirname, '../../docs/reference/bots.md'), 'utf8');
      expect(() => withSection(page, `curves of ${id}`, '')).not.toThrow();
    },
  );

  test('there are none where expert does not search', async () => {
    for (const entry of catalog) {
      const isSearching = judgeBudget(await entry.load()) !== undefined;
      expect(curves.some((curve) => curve.id === entry.id)).toBe(isSearching);
    }
  });

  function budgetIn(bot: string): number {
    return Number(bot.replace('expert@', ''));
  }
});

describe('results', () => {
  const figureOf = (shares: readonly number[], rows: readonly Row[] = [row]) =>
    figuresOf(rows, [entryOf(0, shares)])[0];
  const shares = (wins: number, of: number) =>
    Array.from({ length: of }, (_, at) => (at < wins ? 1 : 0));

  test('compare the interval with the goal', () => {
    expect(figureOf(shares(99, 100))?.verdict).toBe('yes');
    expect(figureOf(shares(91, 100))?.verdict).toBe('just');
    expect(figureOf(shares(88, 100))?.verdict).toBe('open');
    expect(figureOf(shares(50, 100))?.verdict).toBe('no');
  });

  test('count each block once, in any order', () => {
    const entries = [entryOf(2, [1, 1]), entryOf(0, [0, 1]), entryOf(2, [1, 1])];
    const [figure] = figuresOf([row], entries);
    expect(figure).toMatchObject({ games: 8, wins: { value: 0.75 } });
  });

  test('a goal can depend on the result of another row', () => {
    const like = nameOf(row);
    const other: Row = {
      ...row,
      against: 'random',
      target: { measure: 'wins', like, lessAtMost: 0.08 },
    };
    const entries = [entryOf(0, shares(60, 100)), entryOf(0, shares(99, 100), other)];
    const figure = figuresOf([row, other], entries)[1];
    expect(figure?.goal).toBeCloseTo(0.52);
    expect(figure?.verdict).toBe('yes');
  });
});

test('a ledger survives a line that a crash cut off', () => {
  const path = join(scratch, 'deep', 'ledger.jsonl');
  const ledger = new Ledger<Entry>(path);
  expect(ledger.read()).toEqual([]);
  ledger.append(entryOf(0, [1]));
  appendFileSync(path, '\n{"row":"dream-h');
  ledger.append(entryOf(1, [0]));
  expect(ledger.read()).toEqual([entryOf(0, [1]), entryOf(1, [0])]);
});

test('a fingerprint changes only if a bot of the row plays differently', async () => {
  const pigs = (await findGame('three-little-pigs')?.load()) as Game;
  const own = { ...row, game: 'three-little-pigs', bot: 'child' };
  const print = fingerprintOf(own, pigs);
  expect(fingerprintOf(own, { ...pigs, texts: {} as Game['texts'] })).toBe(print);
  expect(fingerprintOf({ ...own, against: 'random' }, pigs)).not.toBe(print);
  expect(fingerprintOf({ ...own, options: { experienced: true } }, pigs)).not.toBe(print);
  const backwards: Game = { ...pigs, evaluate: (...seen) => -pigs.evaluate(...seen) };
  expect(fingerprintOf(own, backwards)).not.toBe(print);
});

test('an explicit budget replaces the level’s own in the fingerprint', async () => {
  const trees = (await findGame('best-treehouse')?.load()) as Game;
  const prints = ['expert', 'expert@10ms', 'expert@20ms'].map((bot) =>
    fingerprintOf({ ...row, game: 'best-treehouse', bot, against: 'random' }, trees),
  );
  expect(new Set(prints).size).toBe(3);
});

test('replaces one section of a page', () => {
  const page = 'before\n<!-- a -->\nold\n<!-- /a -->\nafter\n';
  expect(withSection(page, 'a', 'new')).toBe('before\n<!-- a -->\n\nnew\n\n<!-- /a -->\nafter\n');
  expect(() => withSection(page, 'b', 'new')).toThrow('no section between <!-- b -->');
});

describe('rows that were measured again', () => {
  const rows = [row, { ...row, against: 'random' }, { ...row, players: 4 }];
  const tablesOf = (wins: readonly number[]) => {
    const figures = figuresOf(
      rows,
      rows.map((of, at) => entryOf(0, [...Array(wins[at]).fill(1), 0.5, 0] as number[], of)),
    );
    return { figures, table: strengthTable('dream-home', figures) };
  };
  const sectionOf = (wins: readonly number[]) => {
    const { figures, table } = tablesOf(wins);
    return `${tableMarkdown(table)}\n${goalsText(figures)} Measured with Node 1.\n`;
  };

  test('replace their published rows and leave all others', () => {
    const again = tablesOf([2, 2, 500]).figures.slice(2);
    const part = [strengthTable('dream-home', again), thinkingTable(again)] as const;
    const merged = withRows(sectionOf([2, 2, 2]), part);
    expect(merged).toBe(sectionOf([2, 2, 500]));
    expect(merged).not.toBe(sectionOf([2, 2, 2]));
  });

  test('must have been published before', () => {
    const { table } = tablesOf([2, 2, 2]);
    const other = { ...table, rows: [['family', ...table.rows[0]!.slice(1)]] };
    expect(() => withRows(sectionOf([2, 2, 2]), [other])).toThrow('no published row “family | ');
  });

  test('every published section takes those of `child`', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/reference/bots.md'), 'utf8');
    for (const { id } of catalog) {
      const ofChild = rowsOf(id).filter((of) => nameOf(of).includes('child'));
      expect(ofChild).toHaveLength(2);
      const won = Array.from({ length: 400 }, () => 1);
      const figures = figuresOf(
        ofChild,
        ofChild.map((of) => entryOf(0, won, of)),
      );
      const tables = [strengthTable(id, figures), thinkingTable(figures)] as const;
      const written = withSection(page, `figures of ${id}`, (text) => withRows(text, tables));
      expect(written).not.toBe(page);
      // Both reach their goals, in the published rows as well.
      expect(written.match(/Goals .*\./g)).toEqual(page.match(/Goals .*\./g));
    }
  });
});

describe('npm run figures', () => {
  const figures = (...words: string[]) => {
    const script = join(import.meta.dirname, '../../scripts/figures.ts');
    return spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });
  };

  test('plays missing games once', () => {
    const out = join(scratch, 'figures.jsonl');
    const words = ['--only', 'dream-home', '--rows', 'greedy against random', '--quick'];
    const first = figures(...words, '--out', out, '--json');
    expect(first.stderr).toContain('done');
    const before = readFileSync(out, 'utf8');
    const again = figures(...words, '--out', out, '--json');
    expect(again.stderr).toBe('');
    expect(readFileSync(out, 'utf8')).toBe(before);
    const [one, other] = [first, again].map(({ stdout }) => JSON.parse(stdout) as object);
    expect(one).toMatchObject({ games: [{ figures: [{ games: 12, row: { bot: 'greedy' } }] }] });
    expect(other).toMatchObject({ games: (one as { games: object[] }).games });
  });

  test('an unknown game is a usage error', () => {
    const { status, stderr } = figures('--only', 'dream-hom');
    expect(status).toBe(2);
    expect(stderr).toBe('There is no game “dream-hom”. Did you mean dream-home?\n');
  });
});
