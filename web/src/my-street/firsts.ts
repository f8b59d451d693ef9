import { LEVELS, type Level, levelOfBot } from '@richtfest/bots';
import { wasLesson } from '../statistics/chronicle.ts';
import type { MyHouse } from './my-houses.ts';

/** A reason to be proud, once per person; nothing here can be lost again. */
export type First =
  | { readonly is: 'house' }
  | { readonly is: 'game'; readonly game: string }
  | { readonly is: 'win' }
  | { readonly is: 'win-against'; readonly level: Level }
  | { readonly is: 'feat'; readonly game: string; readonly feat: string };

/** By a house's key: the firsts it brought its owner. Houses without any are left out. */
export function firstsOf(houses: readonly MyHouse[]): ReadonlyMap<string, readonly First[]> {
  const seen = new Set<string>();
  const found = new Map<string, First[]>();
  for (const house of houses.toSorted((a, b) => a.match.at - b.match.at)) {
    const firsts = candidates(house).filter((first) => {
      const key = JSON.stringify([house.owner.name, first]);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    // The first house of all is the first of its game, too: once is enough.
    const isVeryFirst = firsts.some(({ is }) => is === 'house');
    const shown = firsts.filter(({ is }) => !(isVeryFirst && is === 'game'));
    if (shown.length > 0) found.set(house.key, shown);
  }
  return found;
}

function candidates({ match, owner, seat }: MyHouse): First[] {
  const { game } = match;
  const others = match.seats.filter((_, at) => at !== seat);
  const beaten = new Set(others.flatMap(({ bot }) => (bot === undefined ? [] : levelOfBot(bot))));
  // The guide helps in a lesson.
  const hasWon = owner.place === 1 && others.length > 0 && !wasLesson(match);
  return [
    { is: 'house' },
    { is: 'game', game },
    ...(hasWon ? [{ is: 'win' } as const] : []),
    ...(hasWon ? LEVELS.filter((level) => beaten.has(level)) : []).map(
      (level) => ({ is: 'win-against', level }) as const,
    ),
    ...(owner.feats ?? []).map((feat) => ({ is: 'feat', game, feat }) as const),
  ];
}

/** Whether a house wears a rosette: for a win or a feat, not just for being the first one. */
export function hasRosette(firsts: readonly First[]): boolean {
  return firsts.some(({ is }) => is !== 'house' && is !== 'game');
}
