import { type TreehouseTexts, treehouseTexts } from '@richtfest/best-treehouse';
import { type TableSpeech, defineSpeech } from '../../../board/speech.tsx';
import { tableTexts } from '../texts/index.ts';
import type { TableTexts } from '../texts/table-texts.ts';

export type Speech = TableSpeech<TreehouseTexts, TableTexts>;

export const speech = defineSpeech<TreehouseTexts, TableTexts>(treehouseTexts, tableTexts);

export const { Speaking, useSpeech } = speech;
