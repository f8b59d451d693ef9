import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface DeskTexts {
  /** The heading of the worked questions. */
  readonly questions: string;
  readonly rules: string;
  /** An answer that holds only at some tables: `Only with: Dutch rulebook`. */
  readonly onlyWith: (variants: string) => string;
  /** A variant that is switched off. */
  readonly without: (variant: string) => string;
}

export const deskTexts: ByLanguage<DeskTexts> = {
  en: {
    questions: 'Questions people ask',
    rules: 'Rules',
    onlyWith: (variants) => `Only with: ${variants}`,
    without: (variant) => `“${variant}” switched off`,
  },
  de: {
    questions: 'Was oft gefragt wird',
    rules: 'Regeln',
    onlyWith: (variants) => `Nur mit: ${variants}`,
    without: (variant) => `„${variant}“ ausgeschaltet`,
  },
  nl: {
    questions: 'Wat vaak gevraagd wordt',
    rules: 'Regels',
    onlyWith: (variants) => `Alleen met: ${variants}`,
    without: (variant) => `“${variant}” uitgeschakeld`,
  },
};

export const useDeskTexts = textsHook(deskTexts);
