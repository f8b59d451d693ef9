import { ROOMS, type RoomId, roomOf } from '../data/rooms.ts';
import { type Place, SLOTS, slotNumber } from '../slots.ts';
import { COLOURS, type Colour, HIGHEST_LEVEL, LOWEST_LEVEL, NONE } from '../words.ts';

const NUMBERS = new Map<string, number>(ROOMS.map(({ id }, card) => [id, card]));

/** A place without a room, or a seat without a card. */
export const NOTHING = '-';

export function writeCard(card: number): RoomId {
  return roomOf(card).id;
}

export function readCard(text: string): number | undefined {
  return NUMBERS.get(text.trim().toLowerCase());
}

export function readColour(word: string): Colour | undefined {
  return COLOURS.find((colour) => colour === word);
}

const FIRST_LETTER = 'a'.charCodeAt(0);

/** `3b`: the level, and the position from the left as a letter. */
export function writePlace({ level, position }: Place): string {
  return `${level}${String.fromCharCode(FIRST_LETTER + position)}`;
}

export function readPlace(text: string): Place | undefined {
  const [, level, letter] = /^([2-6])([a-f])$/.exec(text.trim().toLowerCase()) ?? [];
  if (level === undefined || letter === undefined) return undefined;
  return { level: Number(level), position: letter.charCodeAt(0) - FIRST_LETTER };
}

/** A tree level by level from the bottom: `["library gym", "- sauna -"]`. */
export function writeTree(tree: readonly number[]): string[] {
  const top = SLOTS.findLast(({ number }) => tree[number] !== NONE)?.level ?? LOWEST_LEVEL - 1;
  return Array.from({ length: top - LOWEST_LEVEL + 1 }, (_, at) =>
    SLOTS.filter(({ level }) => level === LOWEST_LEVEL + at)
      .map(({ number }) => {
        const card = tree[number] ?? NONE;
        return card === NONE ? NOTHING : writeCard(card);
      })
      .join(' '),
  );
}

/** A problem with a written tree, and its line. */
export interface TreeMistake {
  readonly line: number;
  readonly message: string;
  readonly values: { readonly like: string; readonly actual: string };
}

/** The card of every slot; `readRoom` maps words to cards. */
export function readTree(
  lines: readonly string[],
  readRoom: (word: string) => number | undefined,
): { readonly tree: number[] } | { readonly mistake: TreeMistake } {
  const tree = SLOTS.map(() => NONE);
  for (const [line, text] of lines.entries()) {
    const level = LOWEST_LEVEL + line;
    const words = text.trim().split(/\s+/).filter(Boolean);
    if (level > HIGHEST_LEVEL) {
      const message = `is level ${level}; level 6 is the highest (BT-2)`;
      return { mistake: { line, message, values: { like: '“-”', actual: text } } };
    }
    if (words.length !== level) {
      const message = `must have ${level} places on level ${level}, “-” where nothing is, not ${words.length} (BT-2)`;
      const like = `“${Array.from({ length: level }, () => NOTHING).join(' ')}”`;
      return { mistake: { line, message, values: { like, actual: text } } };
    }
    for (const [position, word] of words.entries()) {
      const card = word === NOTHING ? NONE : readRoom(word);
      if (card === undefined) {
        const message = `must be rooms like “library” or “-”, not “${word}”`;
        return { mistake: { line, message, values: { like: '“library”, “-”', actual: word } } };
      }
      tree[slotNumber({ level, position }) ?? 0] = card;
    }
  }
  return { tree };
}
