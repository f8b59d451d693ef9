import { type Game, type Json, type Language, type Schema, capitalize } from '@richtfest/engine';
import {
  type Path,
  alternativeOf,
  controlOf,
  countOf,
  countedEntries,
  partOf,
  schemaAt,
  stepOf,
} from './form.ts';

/** Names the parts of one option's component data in one language. */
export interface Names {
  readonly option: string;
  /** The name of a field, an entry of a list or a word. */
  nameOf(path: Path): string;
  /** A value in words: `1, 4, 9`. */
  valueText(schema: Schema, path: Path, value: Json): string;
}

export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
}

export function namesFor(
  game: Pick<Game, 'texts'>,
  option: string,
  { language, words: values }: { readonly language: Language; readonly words: ValueWords },
): Names {
  const text = game.texts[language].options[option];
  const words = text?.words ?? {};
  const nameOf = (path: Path) => wordAt(words, path) ?? String(path.at(-1) ?? '');
  const valueText = (schema: Schema, path: Path, value: Json): string => {
    const control = controlOf(schema);
    switch (control.is) {
      case 'switch':
        return value === true ? values.yes : values.no;
      case 'word':
        return nameOf([...path, stepOf(value)]);
      case 'several':
        return (value as readonly Json[]).map((each) => nameOf([...path, stepOf(each)])).join(', ');
      case 'counts': {
        const list = value as readonly Json[];
        const counted = countedEntries(control.entries, list).filter(
          (each) => countOf(list, each) > 0,
        );
        if (counted.length === 0) return values.nothing;
        return counted
          .map((each) => `${countOf(list, each)} × ${nameOf([...path, stepOf(each)])}`)
          .join(', ');
      }
      case 'either':
        return valueText(control.schemas[alternativeOf(control.schemas, value)] ?? {}, path, value);
      case 'list':
        return (value as readonly Json[])
          .map((each, at) => valueText(schema.items ?? {}, [...path, at], each))
          .join(', ');
      case 'group':
        return control.keys
          .map((key) => [nameOf([...path, key]), partText(schema, path, { key, value })].join(': '))
          .join(' · ');
      case 'number':
        return stepOf(value);
    }
  };
  const partText = (schema: Schema, path: Path, { key, value }: { key: string; value: Json }) =>
    valueText(schemaAt(schema, key), [...path, key], partOf(value, key));
  return { option, nameOf, valueText };
}

/**
 * The word for the end of a path: the nearest field it is named after wins (`decor.rooms` before
 * `rooms`), and entries of lists are numbered (`#`).
 */
function wordAt(words: Readonly<Record<string, string>>, path: Path): string | undefined {
  const last = path.at(-1);
  const found = lookUp(words, path.slice(0, -1), String(last));
  if (found !== undefined || typeof last !== 'number') return found;
  const noun = lookUp(words, path.slice(0, -1), '#');
  return noun === undefined ? undefined : `${noun} ${last + 1}`;
}

function lookUp(words: Readonly<Record<string, string>>, above: Path, key: string) {
  for (const field of above.toReversed()) {
    const found = words[`${field}.${key}`];
    if (found !== undefined) return found;
  }
  return words[key];
}

/** The names along a path, for a line of its own: `Décor › Fireplace › Points`. */
export function pathText({ nameOf }: Names, title: string, path: Path): string {
  const steps = path.map((_, at) => capitalize(nameOf(path.slice(0, at + 1))));
  return [title, ...steps].join(' › ');
}
