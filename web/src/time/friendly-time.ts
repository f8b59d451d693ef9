import { LOCALES, type Language } from '@richtfest/engine';

const DAY = 24 * 60 * 60_000;
const DAYS_BY_NAME = 6;

/** Longer times are shown as a date instead of a countdown. */
export const LONG_TIME = 60 * 60_000;

/** `today, 18:30`, `tomorrow, 18:30`, `Tuesday, 18:30`, `24 November, 18:30`. */
export function friendlyMoment(language: Language, moment: number, now: number): string {
  const locale = LOCALES[language];
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return `${dayName(locale, moment, now)}, ${clock.format(moment)}`;
}

function dayName(locale: string, moment: number, now: number): string {
  const days = Math.round((midnight(moment) - midnight(now)) / DAY);
  if (days <= 1)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  const form = days <= DAYS_BY_NAME ? ({ weekday: 'long' } as const) : LATER;
  return new Intl.DateTimeFormat(locale, form).format(moment);
}

const LATER = { day: 'numeric', month: 'long' } as const;

function midnight(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}

const UNITS = [
  ['week', 7 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

/** `3 minutes`, `8 hours`, `1 week`. */
export function spanName(language: Language, seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(LOCALES[language], style).format(Math.round(seconds / size));
}
