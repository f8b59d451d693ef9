import { stripVTControlCharacters } from 'node:util';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WIDE =
  /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u;
/** A space that does not belong to a figure. */
const BREAKABLE = /(?<!±) (?![%±])/;
// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const CONTROL = /\x1b\[[\d;]*m|[\x00-\x08\x0b-\x1f\x7f-\x9f]/g;

/** The number of columns of a text; colours take none. */
export function textWidth(text: string): number {
  const bare = stripVTControlCharacters(text);
  if (/^[\x20-\x7e]*$/.test(bare)) return bare.length;
  let width = 0;
  for (const { segment } of segmenter.segment(bare)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - textWidth(text))) + text;
}

/** Truncates a text without colours, with an ellipsis. */
export function clip(text: string, width: number, ellipsis = '…'): string {
  if (textWidth(text) <= width) return text;
  let clipped = '';
  for (const { segment } of segmenter.segment(text)) {
    if (textWidth(clipped + segment) > width - ellipsis.length) break;
    clipped += segment;
  }
  return clipped + ellipsis;
}

/** Wraps a text at spaces, but not within “−27 % ± 6”, and preserves its line breaks. */
export function wrap(
  text: string,
  width: number,
  indent: { readonly first: string; readonly next: string } = { first: '', next: '' },
): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = lines.length === 0 ? indent.first : indent.next;
    let isEmpty = true;
    for (const word of paragraph.split(BREAKABLE)) {
      if (!isEmpty && textWidth(line) + 1 + textWidth(word) > width) {
        lines.push(line);
        line = indent.next;
        isEmpty = true;
      }
      line += isEmpty ? word : ` ${word}`;
      isEmpty = false;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

/** Replaces control characters except colours: names and files may come from others. */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(CONTROL, (found) => (found.length > 1 ? found : '�'));
}
