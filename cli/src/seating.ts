import { BOT_NAMES, freePersona, isBotName, levelOfBot } from '@richtfest/bots';
import { cleanText, distinctNames, nameFault, suggestion } from '@richtfest/engine';
import { UsageError } from './command-line/usage-error.ts';

/** What a match file takes. */
const LONGEST_NAME = 40;

/** Who is to sit somewhere: a person, or a bot, perhaps with a name of its own. */
export interface Sitter {
  readonly name?: string;
  /** Absent for a person. */
  readonly bot?: string;
}

/** `me`, `name:Anna`, `family`, `expert:Wilma`, `greedy`. */
export function readSitter(word: string): Sitter {
  const [kind = '', ...rest] = word.trim().split(':');
  const given = rest.join(':').trim();
  const name = cleanText(given);
  if (rest.length > 0 && (given === '' || name.length > LONGEST_NAME)) {
    throw new UsageError(
      `A name in --seats must have 1 to ${LONGEST_NAME} characters, not “${name}”.`,
    );
  }
  if (given !== '' && nameFault(name) !== undefined) {
    throw new UsageError(
      'A name in --seats must have a letter, a number, a symbol or an emoji in it, and no control characters.',
    );
  }
  if (kind === 'me' || kind === 'name') return name === '' ? {} : { name };
  requireBot(kind);
  return name === '' ? { bot: kind } : { bot: kind, name };
}

export function requireBot(name: string, others: readonly string[] = []): void {
  if (isBotName(name)) return;
  const hint =
    suggestion(name, [...BOT_NAMES, ...others]) || ` Known are: ${BOT_NAMES.join(', ')}.`;
  throw new UsageError(`There is no bot “${name}”.${hint}`);
}

/**
 * A name for everybody, no two alike: bots of a level are called as those who play it are, other
 * bots after their kind, people `person`.
 */
export function namesFor(sitters: readonly Sitter[], person = 'Guest'): string[] {
  const taken = sitters.flatMap(({ name }) => name ?? []);
  const wanted = sitters.map(({ name, bot }) => {
    if (name !== undefined) return name;
    if (bot === undefined) return person;
    const level = levelOfBot(bot);
    if (level === undefined) return capital(bot);
    const persona = freePersona(level, taken);
    taken.push(persona.name);
    return persona.name;
  });
  const isSame = (name: string, at: number) =>
    wanted[at] === name && sitters[at]?.name === undefined;
  const numbered = wanted.map((name, at) => {
    const same = wanted.flatMap((_, other) => (isSame(name, other) ? other : []));
    return same.length > 1 && same.includes(at) ? `${name} ${same.indexOf(at) + 1}` : name;
  });
  return distinctNames(numbered, LONGEST_NAME);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
