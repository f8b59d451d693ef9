import { type Fields, type Schema, array, object, string } from './schema.ts';

const NAME = string({ minLength: 1, maxLength: 40 });

/** The players of a score sheet, each with a name if anybody wants to write it. */
export function sheetPlayers(
  maxPlayers: number,
  required: Fields,
  optional: Fields,
): Schema<readonly unknown[]> {
  return array(object(required, { name: NAME, ...optional }), {
    minItems: 1,
    maxItems: maxPlayers,
  });
}

/** Who has no name is called by the number of the seat. */
export function namesOf(players: readonly { readonly name?: string }[]): string[] {
  return players.map(({ name }, seat) => name ?? `${seat + 1}`);
}
