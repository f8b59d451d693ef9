import type { Picture, PictureLine, PictureSpan, Tone } from '../picture.ts';

/** A rectangle of characters: every line is as wide as the block. */
export interface Block {
  readonly width: number;
  readonly lines: readonly PictureLine[];
}

export function span(text: string, tone?: Tone): PictureSpan {
  return tone === undefined ? { text } : { text, tone };
}

/** The number of visible characters, approximately enough for names. */
export function widthOf(line: PictureLine): number {
  let width = 0;
  for (const { text } of line) width += Array.from(text).length;
  return width;
}

export function block(lines: readonly PictureLine[]): Block {
  const width = Math.max(0, ...lines.map(widthOf));
  return { width, lines: lines.map((line) => padded(line, width)) };
}

export function above(blocks: readonly Block[]): Block {
  return block(blocks.flatMap(({ lines }) => lines));
}

/** Blocks side by side, aligned at the bottom or at the top. */
export function beside(
  blocks: readonly Block[],
  { gap, align }: { readonly gap: number; readonly align: 'top' | 'bottom' },
): Block {
  const height = Math.max(0, ...blocks.map(({ lines }) => lines.length));
  const lines = Array.from({ length: height }, (_, row) =>
    blocks.flatMap((part, at) => {
      const own = align === 'top' ? row : row - (height - part.lines.length);
      const line = part.lines[own] ?? [span(' '.repeat(part.width))];
      return at === 0 ? line : [span(' '.repeat(gap)), ...line];
    }),
  );
  return block(lines);
}

/** Blocks side by side, wrapped into rows that fit the width. */
export function flow(
  blocks: readonly Block[],
  {
    width,
    gap,
    align,
  }: {
    readonly width: number;
    readonly gap: number;
    readonly align: 'top' | 'bottom';
  },
): Block[] {
  const rows: Block[][] = [];
  let taken = 0;
  for (const part of blocks) {
    const row = rows.at(-1);
    if (row === undefined || taken + gap + part.width > width) {
      rows.push([part]);
      taken = part.width;
    } else {
      row.push(part);
      taken += gap + part.width;
    }
  }
  return rows.map((row) => beside(row, { gap, align }));
}

/** A picture of rows separated by empty lines, clipped to the width. */
export function pictureOf(rows: readonly Block[], width: number, mark: string): Picture {
  return rows
    .flatMap(({ lines }, at) => (at === 0 ? lines : [[], ...lines]))
    .map((line) => clipped(line, width, mark));
}

export function centred(spans: PictureLine, width: number): PictureLine {
  const free = Math.max(0, width - widthOf(spans));
  const before = Math.floor(free / 2);
  return [span(' '.repeat(before)), ...spans, span(' '.repeat(free - before))];
}

/** Truncates a line to the width and marks the cut. */
export function clipped(line: PictureLine, width: number, mark: string): PictureLine {
  if (widthOf(line) <= width) return line;
  const kept: PictureSpan[] = [];
  let free = width - mark.length;
  for (const { text, tone } of line) {
    const part = Array.from(text).slice(0, free).join('');
    kept.push(span(part, tone));
    free -= Array.from(part).length;
    if (free <= 0) break;
  }
  return [...kept, span(mark)];
}

function padded(line: PictureLine, width: number): PictureLine {
  const missing = width - widthOf(line);
  return missing === 0 ? line : [...line, span(' '.repeat(missing))];
}
