import { COLOURS, type Colour, COLUMNS, type Column, FIELDS, type Field } from '../words.ts';

export function readColumn(word: string | undefined): Column | undefined {
  return COLUMNS.find((column) => `${column}` === word);
}

/** Reads a field name in upper or lower case. */
export function readField(word: string | undefined): Field | undefined {
  return FIELDS.find((field) => field === word?.toUpperCase());
}

export function readColour(word: string | undefined): Colour | undefined {
  return COLOURS.find((colour) => colour === word);
}
