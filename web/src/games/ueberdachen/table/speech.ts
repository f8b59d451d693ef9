import { type UeberdachenTexts, ueberdachenTexts } from '@richtfest/ueberdachen';
import { type TableSpeech, defineSpeech } from '../../../board/speech.tsx';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { nl } from '../texts/nl.ts';
import type { TableTexts } from '../texts/table-texts.ts';

export type Speech = TableSpeech<UeberdachenTexts, TableTexts>;

export const speech = defineSpeech<UeberdachenTexts, TableTexts>(ueberdachenTexts, { en, de, nl });

export const { Speaking, useSpeech } = speech;
