import { type PigsTexts, pigsTexts } from '@richtfest/three-little-pigs';
import { type TableSpeech, defineSpeech } from '../../../board/speech.tsx';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { nl } from '../texts/nl.ts';
import type { TableTexts } from '../texts/table-texts.ts';

export type Speech = TableSpeech<PigsTexts, TableTexts>;

export const speech = defineSpeech<PigsTexts, TableTexts>(pigsTexts, { en, de, nl });

export const { Speaking, useSpeech } = speech;
