import { type PigsTexts, pigsTexts } from '@richtfest/three-little-pigs';
import { type TableSpeech, defineSpeech } from '../../../board/speech.tsx';
import { tableTexts } from '../texts/index.ts';
import type { TableTexts } from '../texts/table-texts.ts';

export type Speech = TableSpeech<PigsTexts, TableTexts>;

export const speech = defineSpeech<PigsTexts, TableTexts>(pigsTexts, tableTexts);

export const { Speaking, useSpeech } = speech;
