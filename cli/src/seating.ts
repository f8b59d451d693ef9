import { BOT_NAMES, freePersona, isBotName, levelOfBot } from '@richtfest/bots';
import { cleanText, distinctNames, nameProblem, suggestion, capitalize } from '@richtfest/engine';
import { UsageError } from './command-line/usage-error.ts';

/** The limit of match files. */
const MAX_NAME_LENGTH = 40;

/** The occupant of a seat: a person or a bot, with an optional name. */
export interface SeatSpec {
  readonly name?: string;
  /** Absent for a person. */
  readonly bot?: string;
}

/** `me`, `name:Anna`, `family`, `expert:Wilma`, `greedy`. */
export function readSeatSpec(word: string): SeatSpec {
  const [kind = '', ...rest] = word.trim().split(':');
  const given = rest.join(':').trim();
  const name = cleanText(given);
  if (rest.length > 0 && (given === '' || name.length > MAX_NAME_LENGTH)) {
    throw new UsageError(
      `A name in --seats must have 1 to ${MAX_NAME_LENGTH} characters, not “${name}”.`,
    );
  }
  if (given !== '' && nameProblem(name) !== undefined) {
    throw new UsageError(
      'A name in --seats must contain a letter, a number, a symbol or an emoji, and no control characters.',
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
 * A distinct name for each seat: bots of a level get the name of one of its personas, other bots
 * that of their kind, people `person`.
 */
export function namesFor(specs: readonly SeatSpec[], person = 'Guest'): string[] {
  const taken = specs.flatMap(({ name }) => name ?? []);
  const wanted = specs.map(({ name, bot }) => {
    if (name !== undefined) return name;
    if (bot === undefined) return person;
    const level = levelOfBot(bot);
    if (level === undefined) return capitalize(bot);
    const persona = freePersona(level, taken);
    taken.push(persona.name);
    return persona.name;
  });
  const isSame = (name: string, at: number) => wanted[at] === name && specs[at]?.name === undefined;
  const numbered = wanted.map((name, at) => {
    const same = wanted.flatMap((_, other) => (isSame(name, other) ? other : []));
    return same.length > 1 && same.includes(at) ? `${name} ${same.indexOf(at) + 1}` : name;
  });
  return distinctNames(numbered, MAX_NAME_LENGTH);
}
