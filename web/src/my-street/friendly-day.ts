import { LOCALES, type Language } from '@richtfest/engine';

/** `3 May 2026` in the reader's language and time zone. */
export function friendlyDay(language: Language, time: number): string {
  return format(language, undefined).format(time);
}

/** The day in UTC, wherever the reader is: days of daily houses are days in UTC. */
export function friendlyUtcDay(language: Language, time: number): string {
  return format(language, 'UTC').format(time);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is slow, and a street has many dates. */
function format(language: Language, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const created = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  formats.set(key, created);
  return created;
}
