import type { Game, GameMove } from '@richtfest/engine';

/** A move that can be made now, under its number. */
export interface MenuEntry {
  readonly number: number;
  readonly move: GameMove;
  readonly notation: string;
}

export interface Menu {
  /** In the order of their numbers. */
  readonly entries: readonly MenuEntry[];
  readonly groups: readonly MenuGroup[];
}

/** From the shortest to the longest; of a folded group only examples are shown. */
const DISPLAYS = ['lines', 'columns', 'folded'] as const;
type Display = (typeof DISPLAYS)[number];

/** Moves with the same verb. */
export interface MenuGroup {
  readonly entries: readonly MenuEntry[];
  readonly display: Display;
  /** Nobody waits for these. */
  readonly isOptional: boolean;
}

const MOST_LINES = 10;
const MOST_IN_COLUMNS = 24;

/** Short groups come first, so that what is picked by number has small and steady numbers. */
export function menuOf(
  game: Game,
  moves: { readonly legal: readonly GameMove[]; readonly optional: readonly GameMove[] },
): Menu {
  const owed = byVerb(moves.legal).map((list) => ({ list, isOptional: false }));
  const free = byVerb(moves.optional).map((list) => ({ list, isOptional: true }));
  const sorted = [...owed, ...free]
    .map((group) => ({ ...group, display: displayFor(group.list.length) }))
    .toSorted((a, b) => DISPLAYS.indexOf(a.display) - DISPLAYS.indexOf(b.display));
  let number = 0;
  const groups = sorted.map(({ list, isOptional, display }) => ({
    isOptional,
    display,
    entries: list.map((move) => {
      number++;
      return { number, move, notation: game.notation.writeMove(move) };
    }),
  }));
  return { entries: groups.flatMap(({ entries }) => entries), groups };
}

function displayFor(count: number): Display {
  if (count <= MOST_LINES) return 'lines';
  return count <= MOST_IN_COLUMNS ? 'columns' : 'folded';
}

function byVerb(moves: readonly GameMove[]): GameMove[][] {
  const groups = new Map<string, GameMove[]>();
  for (const move of moves) {
    const group = groups.get(move.verb) ?? [];
    groups.set(move.verb, group);
    group.push(move);
  }
  return [...groups.values()];
}

/** Two that show how such moves are written: the shortest, and one the game itself gives as example. */
export function examplesOf(
  { entries }: Pick<MenuGroup, 'entries'>,
  game: Game,
): Omit<MenuEntry, 'number'>[] {
  const [shortest] = entries.toSorted((a, b) => a.notation.length - b.notation.length);
  const typical =
    entries.find(
      (entry) => entry !== shortest && game.notation.moveHelp.includes(entry.notation),
    ) ?? entries[Math.floor(entries.length / 2)];
  return [...new Set([shortest, typical])].flatMap((entry) =>
    entry === undefined ? [] : [{ move: entry.move, notation: entry.notation }],
  );
}
