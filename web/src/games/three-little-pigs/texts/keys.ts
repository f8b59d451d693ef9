import type { ByLanguage } from '@richtfest/engine';
import { tableTexts } from './index.ts';
import type { KeyHelp } from '../../index.ts';

/** The keys of this table and what they do, for the site's help. */
export const keys: ByLanguage<readonly KeyHelp[]> = {
  en: tableTexts.en.keys,
  de: tableTexts.de.keys,
  nl: tableTexts.nl.keys,
};
