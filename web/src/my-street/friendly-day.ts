import { LOCALES, type Language } from '@richtfest/engine';

/** `3 May 2026` in the reader's language. */
export function friendlyDay(language: Language, time: number): string {
  return format(language).format(time);
}

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Creating a formatter is slow, and a street has many dates. */
function format(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const created = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  formats.set(language, created);
  return created;
}
