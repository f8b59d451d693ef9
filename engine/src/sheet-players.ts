import { type Fields, type Schema, array, object, string } from './schema.ts';

const NAME = string({ minLength: 1, maxLength: 40 });

/** The schema of a score sheet's players; names are optional. */
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

/** The players' names; a player without one is named by seat number. */
export function namesOf(players: readonly { readonly name?: string }[]): string[] {
  return players.map(({ name }, seat) => name ?? `${seat + 1}`);
}
