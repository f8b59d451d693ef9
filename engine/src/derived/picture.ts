import type { Picture, PictureLine, PictureStyle } from '../picture.ts';
import { asciiWord } from '../picture/ascii-word.ts';
import { block, pictureOf, span } from '../picture/block.ts';

/** Fixed before the start, or known to the reader. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['options', 'watcher']);

/** A view as an indented list of its fields. */
export function picture(
  view: object,
  _texts: object,
  { width, hasUnicode }: PictureStyle,
): Picture {
  const lines = linesOf(Object.entries(view).filter(([key]) => !NOT_SHOWN.has(key)));
  const shown = hasUnicode
    ? lines
    : lines.map((line) => line.map((each) => ({ ...each, text: asciiWord(each.text) })));
  return pictureOf([block(shown)], width, hasUnicode ? '…' : '>');
}

function linesOf(fields: readonly (readonly [string, unknown])[], indent = 0): PictureLine[] {
  return fields.flatMap(([key, value]) => fieldLines(key, value, indent));
}

function fieldLines(key: string, value: unknown, indent: number): PictureLine[] {
  const name = span(`${' '.repeat(indent)}${key}: `, 'muted');
  if (typeof value !== 'object' || value === null) return [[name, span(String(value))]];
  const fields = Object.entries(value);
  const isShort = Array.isArray(value) && fields.every(([, each]) => typeof each !== 'object');
  if (isShort) return [[name, span(value.join(' '))]];
  return [[name], ...linesOf(fields, indent + 2)];
}
