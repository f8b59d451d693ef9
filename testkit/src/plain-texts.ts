import type { ByLanguage } from '@richtfest/engine';

/** The words of a plain format. */
export const plainTexts: ByLanguage<{ readonly and: string; readonly seat: string }> = {
  en: { and: 'and', seat: 'Seat' },
  de: { and: 'und', seat: 'Platz' },
  nl: { and: 'en', seat: 'Plaats' },
};
