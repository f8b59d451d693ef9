import { type Context, createContext, useContext } from 'react';

export interface SpeechPlace<Speech> {
  /** Stands around the whole table. */
  readonly SpeechContext: Context<Speech | undefined>;
  readonly useSpeech: () => Speech;
}

/** What every part of a game's table needs to speak, without handing it through all of them. */
export function createSpeech<Speech>(): SpeechPlace<Speech> {
  const SpeechContext = createContext<Speech | undefined>(undefined);
  const useSpeech = (): Speech => {
    const speech = useContext(SpeechContext);
    if (speech === undefined) throw new Error('a part of the table stands outside it');
    return speech;
  };
  return { SpeechContext, useSpeech };
}
