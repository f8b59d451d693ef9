import { type DreamHomeTexts, dreamHomeTexts } from '@richtfest/dream-home';
import { type TableSpeech, defineSpeech } from '../../../board/speech.tsx';
import { tableTexts } from '../texts/index.ts';
import type { TableTexts } from '../texts/table-texts.ts';

export type Speech = TableSpeech<DreamHomeTexts, TableTexts>;

export const speech = defineSpeech<DreamHomeTexts, TableTexts>(dreamHomeTexts, tableTexts);

export const { Speaking, useSpeech } = speech;
