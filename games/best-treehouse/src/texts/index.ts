import { type ByLanguage, byLanguage } from '@richtfest/engine';
import { type Edition, FIRST, NEWEST } from '../edition.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { firstWinning } from './first-winning.ts';
import { nl } from './nl.ts';
import { promptFrom } from './prompt.ts';
import type { OwnTexts, TreehouseTexts } from './treehouse-texts.ts';

const ownTexts: ByLanguage<OwnTexts> = { en, de, nl };

export const texts: ByLanguage<TreehouseTexts> = textsUnder(NEWEST);

/** The texts of a rules version (BT-14). */
export function textsUnder(edition: Edition): ByLanguage<TreehouseTexts> {
  const isFirst = edition.rulesVersion === FIRST.rulesVersion;
  return byLanguage((language) => {
    const own = ownTexts[language];
    const { rule, tieBreaks } = firstWinning[language];
    const first = isFirst && { rules: { ...own.rules, 'BT-14': rule }, tieBreaks };
    return { ...own, ...first, prompt: promptFrom(own.prompts, edition) };
  });
}
