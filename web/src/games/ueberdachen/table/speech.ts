import { type UeberdachenTexts, ueberdachenTexts } from '@richtfest/ueberdachen';
import { type TableSpeech, defineSpeech } from '../../../board/speech.tsx';
import { tableTexts } from '../texts/index.ts';
import type { TableTexts } from '../texts/table-texts.ts';

export type Speech = TableSpeech<UeberdachenTexts, TableTexts>;

export const speech = defineSpeech<UeberdachenTexts, TableTexts>(ueberdachenTexts, tableTexts);

export const { Speaking, useSpeech } = speech;
