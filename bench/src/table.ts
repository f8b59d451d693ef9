import { type Shell, drawGrid } from '@richtfest/cli';

/** Figures in rows, for a page and for a terminal. */
export interface TextTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The columns from here on are numbers. */
  readonly numbersFrom: number;
  /** It belongs to the table before it. */
  readonly isPart?: true;
}

/** As Markdown, under a heading. */
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
