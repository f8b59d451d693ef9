import type { Tone } from '@richtfest/engine';
import type { Screen } from './screen.ts';
import { padEnd, padStart, textWidth } from './text.ts';

interface Cell {
  readonly text: string;
  readonly tone?: Tone;
}

/** Rows of cells; `rule` draws a line across. */
export type GridRow = readonly (Cell | string)[] | 'rule';

/** A table with words aligned left and numbers aligned right. */
export function drawGrid(
  rows: readonly GridRow[],
  screen: Screen,
  isWords: (column: number) => boolean = (column) => column === 0,
): string[] {
  const cells = rows.map((row) => (row === 'rule' ? row : row.map(cellOf)));
  const widths: number[] = [];
  for (const row of cells) {
    if (row === 'rule') continue;
    row.forEach(({ text }, at) => (widths[at] = Math.max(widths[at] ?? 0, textWidth(text))));
  }
  const bar = screen.sign('─', '-');
  const rule = `  ${widths.map((width) => bar.repeat(width)).join(bar.repeat(2))}`;
  return cells.map((row) => {
    if (row === 'rule') return screen.paint(rule, 'muted');
    const drawn = row.map(({ text, tone }, at) => {
      const pad = isWords(at) ? padEnd : padStart;
      return screen.paint(pad(text, widths[at] ?? 0), tone);
    });
    return `  ${drawn.join('  ')}`.trimEnd();
  });
}

function cellOf(cell: Cell | string): Cell {
  return typeof cell === 'string' ? { text: cell } : cell;
}
