import type { Format } from '@richtfest/engine';
import { createContext, useContext } from 'react';
import type { TableTexts } from './texts/table-texts.ts';
import type { PigsTexts } from './words.ts';

/** What every part of the table needs to speak. */
export interface Speech {
  readonly texts: PigsTexts;
  readonly say: TableTexts;
  readonly format: Format;
  /** Signs besides colours. */
  readonly hasSigns: boolean;
}

export const SpeechContext = createContext<Speech | undefined>(undefined);

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === undefined) throw new Error('a part of the table stands outside it');
  return speech;
}
