import type { Picture, PictureLine, PictureStyle } from '../picture.ts';
import { asciiWord } from '../picture/ascii-word.ts';
import { block, pictureOf, span } from '../picture/block.ts';
import type { SeatFormat } from '../texts.ts';

/** Fixed before the start, or known to the reader. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['options', 'watcher']);

/** A view as an indented list of its fields. Players and seats that owe a decision have names. */
export function picture(
  view: object,
  _texts: object,
  { width, hasUnicode, format }: PictureStyle & { readonly format: SeatFormat },
): Picture {
  const fields = Object.entries(view).filter(([key]) => !NOT_SHOWN.has(key));
  const lines = fields.flatMap(([key, value]) => fieldLines(key, named(key, value, format), 0));
  const shown = hasUnicode
    ? lines
    : lines.map((line) => line.map((each) => ({ ...each, text: asciiWord(each.text) })));
  return pictureOf([block(shown)], width, hasUnicode ? '…' : '>');
}

function named(key: string, value: unknown, format: SeatFormat): unknown {
  if (!Array.isArray(value)) return value;
  if (key === 'owing') return format.list(value.map((seat: number) => format.seat(seat)));
  if (key !== 'players') return value;
  return Object.fromEntries(value.map((player, seat) => [format.seat(seat), player as unknown]));
}

function fieldLines(key: string, value: unknown, indent: number): PictureLine[] {
  const name = span(`${' '.repeat(indent)}${key}: `, 'muted');
  if (typeof value !== 'object' || value === null) return [[name, span(String(value))]];
  const fields = Object.entries(value);
  const isShort = Array.isArray(value) && fields.every(([, each]) => typeof each !== 'object');
  if (isShort) return [[name, span(value.join(' '))]];
  return [[name], ...fields.flatMap(([inner, each]) => fieldLines(inner, each, indent + 2))];
}
