import type { Format, Language } from '@richtfest/engine';
import { createSpeech } from '../../board/speech.ts';
import type { TableTexts } from './texts/table-texts.ts';
import type { DreamHomeTexts } from './words.ts';

/** What every part of the table needs to speak. */
export interface Speech {
  readonly texts: DreamHomeTexts;
  readonly say: TableTexts;
  readonly format: Format;
  readonly language: Language;
}

export const { SpeechContext, useSpeech } = createSpeech<Speech>();
