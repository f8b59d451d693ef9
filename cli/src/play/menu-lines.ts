import { padEnd, textWidth } from '../terminal/text.ts';
import type { Voice } from '../voice.ts';
import { type Menu, type MenuEntry, type MenuGroup, examplesOf } from './menu.ts';

export function menuLines(menu: Menu, voice: Voice): string[] {
  const { screen, texts } = voice;
  const owed = menu.groups.filter(({ isOptional }) => !isOptional);
  const optional = menu.groups.filter(({ isOptional }) => isOptional);
  const lines = groupLines(owed, voice);
  if (optional.length === 0) return lines;
  const heading = screen.paint(texts.play.alsoPossible, 'muted');
  return [...lines, '', heading, ...groupLines(optional, voice)];
}

/** Short groups with one move per line, longer ones in columns, a few examples of the longest. */
function groupLines(groups: readonly MenuGroup[], voice: Voice): string[] {
  const entriesOf = (display: MenuGroup['display']) =>
    groups.filter((group) => group.display === display).flatMap(({ entries }) => entries);
  const [single, inColumns] = [entriesOf('lines'), entriesOf('columns')];
  const folded = groups.filter(({ display }) => display === 'folded');
  const examples = folded.flatMap((group) => examplesOf(group, voice.game));
  const digits = digitsOf([...single, ...inColumns]);
  return [
    ...entryLines([...single, ...examples], voice, digits),
    ...folded.map((group) => foldedLine(group, voice)),
    ...(inColumns.length === 0 ? [] : columnLines(inColumns, voice, digits)),
  ];
}

/** A menu entry, or an example without a number. */
type Shown = Omit<MenuEntry, 'number'> & { readonly number?: number };

/** Number, sentence and notation, one entry per line. */
export function entryLines(
  entries: readonly Shown[],
  voice: Voice,
  digits: number = digitsOf(entries),
): string[] {
  const { screen } = voice;
  const sentences = entries.map(({ move }) => voice.move(move));
  const widest = Math.max(0, ...sentences.map(textWidth));
  return entries.map(({ number, notation }, at) => {
    const label = number === undefined ? screen.sign('·', '-') : String(number);
    const tone = number === undefined ? 'muted' : 'touch';
    const sentence = padEnd(sentences[at] ?? '', widest);
    return `  ${screen.paint(label.padStart(digits), tone)}  ${sentence}  ${screen.paint(notation, 'muted')}`;
  });
}

/** Number and notation, column by column. */
function columnLines(entries: readonly MenuEntry[], voice: Voice, digits: number): string[] {
  const { screen } = voice;
  const widest = Math.max(...entries.map(({ notation }) => textWidth(notation)));
  const cell = digits + 2 + widest + 3;
  const columns = Math.max(1, Math.floor((screen.width + 1) / cell));
  const rows = Math.ceil(entries.length / columns);
  return Array.from({ length: rows }, (_, row) => {
    const cells = entries
      .filter((_entry, at) => at % rows === row)
      .map(({ number, notation }) => {
        const label = screen.paint(String(number).padStart(digits), 'touch');
        return padEnd(`${label}  ${notation}`, cell);
      });
    return `  ${cells.join('')}`.trimEnd();
  });
}

function foldedLine({ entries }: MenuGroup, { screen, texts, format }: Voice): string {
  const { play, words } = texts;
  const text = play.likeThese(entries.length, words.moves.word, format);
  return `     ${screen.paint(text, 'muted')}`;
}

function digitsOf(entries: readonly Shown[]): number {
  return Math.max(1, ...entries.map(({ number = 0 }) => String(number).length));
}
