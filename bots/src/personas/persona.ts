import { LEVELS, type Level } from '@richtfest/engine';

/** The character of a bot: a name and a level. `appearance` distinguishes the personas of one level. */
export interface Persona {
  readonly name: string;
  readonly level: Level;
  /** Counted from 0; the first represents its level. */
  readonly appearance: number;
}

/** The default level of a table's bots. */
export const USUAL_LEVEL: Level = 'family';

/** One name per seat of the largest table for each level. */
const NAMES: Readonly<Record<Level, readonly [string, ...string[]]>> = {
  child: ['Mika', 'Lotte', 'Finn', 'Noa', 'Pip'],
  family: ['Rosa', 'Bruno', 'Ida', 'Kees', 'Emma'],
  club: ['Viktor', 'Hanna', 'Otto', 'Saskia', 'Emil'],
  expert: ['Ada', 'Leo', 'Greta', 'Konrad', 'Juno'],
};

/** The number of personas per level. */
export const APPEARANCES = 5;

export function personasOf(level: Level): readonly Persona[] {
  return NAMES[level].map((name, appearance) => ({ name, level, appearance }));
}

/** The first persona of a level whose name is free at the table. */
export function freePersona(level: Level, taken: readonly string[]): Persona {
  const free = personasOf(level).find(({ name }) => !taken.includes(name));
  if (free !== undefined) return free;
  const [first] = NAMES[level];
  let number = 2;
  while (taken.includes(`${first} ${number}`)) number++;
  return { name: `${first} ${number}`, level, appearance: number % APPEARANCES };
}

/**
 * The level of a bot by its name, with or without budget (`expert@300ms`); undefined if it has
 * none.
 */
export function levelOfBot(bot: string): Level | undefined {
  const [name] = bot.split('@');
  return LEVELS.find((level) => level === name);
}

/**
 * The persona of a bot at a table. A bot with a custom name always gets the same appearance for that
 * name. Undefined for bots without a level.
 */
export function personaOf(seat: {
  readonly name: string;
  readonly bot: string;
}): Persona | undefined {
  const level = levelOfBot(seat.bot);
  if (level === undefined) return undefined;
  const known = NAMES[level].indexOf(seat.name);
  return { name: seat.name, level, appearance: known >= 0 ? known : appearanceOfName(seat.name) };
}

function appearanceOfName(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % APPEARANCES;
}
