import { capitalize } from '@richtfest/engine';
import { UsageError } from '../usage.ts';

/** A game's name in each of the forms its files need. */
export interface GameNames {
  /** `garden-shed` */
  readonly id: string;
  /** `gardenShed` */
  readonly variable: string;
  /** `GardenShed` */
  readonly type: string;
  /** `Garden Shed` */
  readonly name: string;
  /** `GS`, for rule numbers. */
  readonly prefix: string;
}

/** The names of the game in the template. */
export const TEMPLATE: GameNames = {
  id: 'xyz-game',
  variable: 'xyzGame',
  type: 'XyzGame',
  name: 'Xyz Game',
  prefix: 'XY',
};

const LONGEST = 40;

export function namesFrom(
  id: string,
  { name, prefix }: { readonly name?: string | undefined; readonly prefix?: string | undefined },
): GameNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST || id === 'catalog') {
    throw new UsageError(
      `“${id}” can't be a game's id. Use lower-case words with hyphens, like garden-shed.`,
    );
  }
  const words = id.split('-').map(capitalize);
  const type = words.join('');
  const names = {
    id,
    variable: `${type.charAt(0).toLowerCase()}${type.slice(1)}`,
    type,
    name: name?.trim() ?? words.join(' '),
    prefix: prefix ?? prefixOf(id),
  };
  if (names.name === '' || names.name.length > LONGEST || /['\\\n]/.test(names.name)) {
    throw new UsageError(
      `--name must have 1 to ${LONGEST} characters and no quote or backslash, not “${names.name}”.`,
    );
  }
  if (!/^[A-Z]{2}$/.test(names.prefix)) {
    throw new UsageError(`--prefix must be two capital letters, not “${names.prefix}”.`);
  }
  return names;
}

/** The initials of the first two words, or the first two letters. */
function prefixOf(id: string): string {
  const letters = id.replaceAll(/[0-9]/g, '').split('-').filter(Boolean);
  const [first = '', second = ''] = letters;
  return `${first.charAt(0)}${second === '' ? first.charAt(1) : second.charAt(0)}`.toUpperCase();
}
