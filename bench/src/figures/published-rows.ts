import type { TextTable } from '../table.ts';
import { goalsTextOf } from './tables.ts';

const GOALS = /Goals clearly reached: [^.]*\./;

/**
 * A published section of a game with some rows measured again. All other rows, the thinking times
 * and the machine they were measured on stay as they are. The table of goals comes first.
 */
export function withRows(section: string, tables: readonly [TextTable, ...TextTable[]]): string {
  const lines = section.split('\n');
  for (const table of tables) replaceRows(lines, table);
  const width = tables[0].head.length;
  const reached = lines
    .map(cellsOf)
    .flatMap((cells) => (cells.length === width ? cells.slice(-1) : []));
  return lines.join('\n').replace(GOALS, goalsTextOf(reached));
}

/** Who plays against whom; tables of thinking times do not say. */
function replaceRows(lines: string[], { head, rows }: TextTable): void {
  const keys = head.indexOf('games');
  const start = lines.findIndex((line) => isSame(cellsOf(line), head));
  if (keys < 0 || rows.length === 0) return;
  for (const row of rows) {
    const at = lines.findIndex(
      (line, number) => number > start && isSame(cellsOf(line).slice(0, keys), row.slice(0, keys)),
    );
    if (start < 0 || at < 0)
      throw new Error(`there is no published row “${row.slice(0, keys).join(' | ')}”`);
    lines[at] = `| ${row.join(' | ')} |`;
  }
}

function cellsOf(line: string): string[] {
  return line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];
}

function isSame(cells: readonly string[], others: readonly string[]): boolean {
  return cells.length === others.length && cells.every((cell, at) => cell === others[at]);
}
