import { type Shell, drawGrid } from '@richtfest/cli';

/** A table for Markdown and the terminal. */
export interface TextTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The first column of numbers. */
  readonly numbersFrom: number;
  /** Belongs to the table before it. */
  readonly isPart?: true;
}

/** Markdown with a heading. */
export function tableMarkdown(table: TextTable): string {
  const { title, head, rows, numbersFrom } = table;
  const heading = table.isPart ? '####' : '###';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column >= numbersFrom ? '--:' : '---'));
  return [`${heading} ${title}`, '', line(head), line(rule), ...rows.map(line), ''].join('\n');
}

export function tableLines(
  { title, head, rows, numbersFrom }: TextTable,
  { out }: Shell,
): string[] {
  const titles = head.map((text) => ({ text, tone: 'muted' as const }));
  const grid = drawGrid([titles, 'rule', ...rows], out, (column) => column < numbersFrom);
  return ['', out.paint(title, 'strong'), '', ...grid];
}
