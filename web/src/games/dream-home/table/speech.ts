import { type DreamHomeTexts, dreamHomeTexts } from '@richtfest/dream-home';
import { type TableSpeech, defineSpeech } from '../../../board/speech.tsx';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { nl } from '../texts/nl.ts';
import type { TableTexts } from '../texts/table-texts.ts';

export type Speech = TableSpeech<DreamHomeTexts, TableTexts>;

export const speech = defineSpeech<DreamHomeTexts, TableTexts>(dreamHomeTexts, { en, de, nl });

export const { Speaking, useSpeech } = speech;
