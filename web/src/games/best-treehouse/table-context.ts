import type { Format } from '@richtfest/engine';
import { createSpeech } from '../../board/speech.ts';
import type { TableTexts } from './texts/table-texts.ts';
import type { TreehouseTexts } from './words.ts';

/** What every part of the table needs to speak. */
export interface Speech {
  readonly texts: TreehouseTexts;
  readonly say: TableTexts;
  readonly format: Format;
}

export const { SpeechContext, useSpeech } = createSpeech<Speech>();
