import { type TreehouseTexts, treehouseTexts } from '@richtfest/best-treehouse';
import { type TableSpeech, defineSpeech } from '../../../board/speech.tsx';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { nl } from '../texts/nl.ts';
import type { TableTexts } from '../texts/table-texts.ts';

export type Speech = TableSpeech<TreehouseTexts, TableTexts>;

export const speech = defineSpeech<TreehouseTexts, TableTexts>(treehouseTexts, { en, de, nl });

export const { Speaking, useSpeech } = speech;
