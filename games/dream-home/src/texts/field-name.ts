import type { Floor } from '../words.ts';

/** Names fields by the letters that their floors have in a language: `U2` is `O2` in German. */
export function fieldNamer(signs: Readonly<Record<Floor, string>>): (field: string) => string {
  return (field) => `${signs[field.charAt(0) as Floor] ?? field.charAt(0)}${field.slice(1)}`;
}
