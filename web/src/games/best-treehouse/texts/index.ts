import type { ByLanguage } from '@richtfest/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { TableTexts } from './table-texts.ts';

export const tableTexts: ByLanguage<TableTexts> = { en, de, nl };
