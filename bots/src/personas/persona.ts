import { LEVELS, type Level } from '@richtfest/engine';

/** Somebody a bot plays as: a name and a level; `look` tells those of one level apart. */
export interface Persona {
  readonly name: string;
  readonly level: Level;
  /** From 0; the first of a level is the one that stands for it. */
  readonly look: number;
}

/** The level a table gives its bots unless another is wished for. */
export const USUAL_LEVEL: Level = 'family';

/** As many of each level as there are seats at the largest table. */
const NAMES: Readonly<Record<Level, readonly [string, ...string[]]>> = {
  child: ['Mika', 'Lotte', 'Finn', 'Noa', 'Pip'],
  family: ['Rosa', 'Bruno', 'Ida', 'Kees', 'Emma'],
  club: ['Viktor', 'Hanna', 'Otto', 'Saskia', 'Emil'],
  expert: ['Ada', 'Leo', 'Greta', 'Konrad', 'Juno'],
};

/** How many looks a level has. */
export const LOOKS = 5;

export function personasOf(level: Level): readonly Persona[] {
  return NAMES[level].map((name, look) => ({ name, level, look }));
}

/** The first of a level whose name nobody at the table has. */
export function freePersona(level: Level, taken: readonly string[]): Persona {
  const free = personasOf(level).find(({ name }) => !taken.includes(name));
  if (free !== undefined) return free;
  const [first] = NAMES[level];
  let number = 2;
  while (taken.includes(`${first} ${number}`)) number++;
  return { name: `${first} ${number}`, level, look: number % LOOKS };
}

/** The level of a bot by its name, budget or not (`expert@300ms`); undefined: it has none. */
export function levelOfBot(bot: string): Level | undefined {
  const [name] = bot.split('@');
  return LEVELS.find((level) => level === name);
}

/**
 * Who a bot at a table plays as. One that was given a name of its own looks like one of its level,
 * the same one wherever that name is seen. Undefined for bots without a level.
 */
export function personaOf(seat: {
  readonly name: string;
  readonly bot: string;
}): Persona | undefined {
  const level = levelOfBot(seat.bot);
  if (level === undefined) return undefined;
  const known = NAMES[level].indexOf(seat.name);
  return { name: seat.name, level, look: known >= 0 ? known : lookOfName(seat.name) };
}

function lookOfName(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % LOOKS;
}
