import { expect, test } from 'vitest';
import { abilitiesOf } from '../src/terminal/abilities.ts';
import { drawGrid } from '../src/terminal/grid.ts';
import { paint } from '../src/terminal/palette.ts';
import { timeText } from '../src/terminal/progress.ts';
import { Screen } from '../src/terminal/screen.ts';
import { clip, withoutControlCharacters, padEnd, textWidth, wrap } from '../src/terminal/text.ts';

const tty = { isTTY: true };
const utf8 = { TERM: 'xterm-256color', LANG: 'de_DE.UTF-8' };

test('a terminal gets colours and box drawing, everything else plain text', () => {
  expect(abilitiesOf(tty, utf8, 'linux')).toEqual({
    isTerminal: true,
    colourDepth: 8,
    hasUnicode: true,
  });
  expect(abilitiesOf(tty, { ...utf8, COLORTERM: 'truecolor' }, 'linux').colourDepth).toBe(24);
  expect(abilitiesOf(tty, { ...utf8, NO_COLOR: '1' }, 'linux').colourDepth).toBe(1);
  expect(abilitiesOf(tty, { ...utf8, NO_COLOR: '' }, 'linux').colourDepth).toBe(8);
  const plain = { isTerminal: false, colourDepth: 1, hasUnicode: false };
  expect(abilitiesOf({ isTTY: false }, utf8, 'linux')).toEqual(plain);
  expect(abilitiesOf(tty, { ...utf8, TERM: 'dumb' }, 'linux')).toEqual(plain);
});

test('the locale enables box drawing: LC_ALL before LC_CTYPE before LANG', () => {
  const hasUnicode = (env: Record<string, string>) =>
    abilitiesOf(tty, { TERM: 'xterm', ...env }, 'linux').hasUnicode;
  expect(hasUnicode({ LANG: 'C' })).toBe(false);
  expect(hasUnicode({ LANG: 'C', LC_CTYPE: 'C.utf8' })).toBe(true);
  expect(hasUnicode({ LANG: 'nl_NL.UTF-8', LC_ALL: 'C' })).toBe(false);
});

test('colours use the terminal’s colour depth', () => {
  expect(paint('x', 'brick', 24)).toBe('\x1b[38;2;212;98;62mx\x1b[0m');
  expect(paint('x', 'brick', 8)).toBe('\x1b[38;5;167mx\x1b[0m');
  expect(paint('x', 'brick', 4)).toBe('\x1b[31mx\x1b[0m');
  expect(paint('x', 'brick', 1)).toBe('x');
  expect(paint('x', undefined, 24)).toBe('x');
  const inner = paint('b', 'brick', 4);
  expect(paint(`a${inner}c`, 'strong', 4)).toBe('\x1b[1ma\x1b[31mb\x1b[0m\x1b[1mc\x1b[0m');
});

test('widths count columns, not characters', () => {
  expect(textWidth('Häuser')).toBe(6);
  expect(textWidth('\x1b[31mred\x1b[0m')).toBe(3);
  expect(textWidth('e\u0301')).toBe(1);
  expect(textWidth('🐷')).toBe(2);
  expect(padEnd('🐷', 4)).toBe('🐷  ');
  expect(clip('Wolfgang', 5)).toBe('Wolf…');
  expect(clip('Wolf', 5)).toBe('Wolf');
});

test('lines wrap at spaces and keep their indents', () => {
  expect(wrap('one two three', 9, { first: '- ', next: '  ' })).toEqual(['- one two', '  three']);
  expect(wrap('a\nb', 10)).toEqual(['a', 'b']);
  expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
  expect(wrap('worth −27 % ± 6', 10)).toEqual(['worth', '−27 % ± 6']);
});

test('control characters are replaced, colours are not', () => {
  expect(withoutControlCharacters('a\x1b[2Jb\x07\x1b[31mc\x9b')).toBe('a�[2Jb�\x1b[31mc�');
  expect(withoutControlCharacters('tab\tand\nline')).toBe('tab\tand\nline');
});

test('tables align words left and numbers right', () => {
  const screen = Screen.nowhere();
  expect(drawGrid([['', 'Anna'], 'rule', ['Tiles', '12']], screen)).toEqual([
    '         Anna',
    '  -----------',
    '  Tiles    12',
  ]);
});

test('times are rounded', () => {
  expect(timeText(3.2)).toBe('4 s');
  expect(timeText(125)).toBe('2 min 05 s');
  expect(timeText(4321)).toBe('1 h 12 min');
  expect(timeText(Infinity)).toBe('a long time');
});
