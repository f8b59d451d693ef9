import type { ByLanguage } from '@richtfest/engine';
import { type Edition, FIRST, NEWEST } from '../edition.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { firstWinning } from './first-winning.ts';
import { nl } from './nl.ts';
import { promptFrom } from './prompt.ts';
import type { OwnTexts, TreehouseTexts } from './treehouse-texts.ts';

export const texts: ByLanguage<TreehouseTexts> = textsUnder(NEWEST);

/** The texts of a rules version (BT-14). */
export function textsUnder(edition: Edition): ByLanguage<TreehouseTexts> {
  const isFirst = edition.rulesVersion === FIRST.rulesVersion;
  const complete = (own: OwnTexts): TreehouseTexts => ({
    ...own,
    prompt: promptFrom(own.prompts, edition),
  });
  const first = (own: OwnTexts, language: keyof typeof firstWinning): OwnTexts => {
    const { rule, tieBreaks } = firstWinning[language];
    return isFirst ? { ...own, rules: { ...own.rules, 'BT-14': rule }, tieBreaks } : own;
  };
  return {
    en: complete(first(en, 'en')),
    de: complete(first(de, 'de')),
    nl: complete(first(nl, 'nl')),
  };
}
