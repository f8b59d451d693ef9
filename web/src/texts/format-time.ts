import { LOCALES, type Language } from '@richtfest/engine';

/** `today, 19:30` in the reader's language. */
export function formatTime(language: Language, time: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
}
