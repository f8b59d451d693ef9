import type { ByLanguage, SeatFormat, Language } from '@richtfest/engine';
import { type ReactNode, createContext, useContext, useMemo } from 'react';
import type { Settings } from '../settings/settings.ts';

/** What every part of a table needs to speak. */
export interface TableSpeech<GameTexts, TableTexts> {
  /** The texts of the rules. */
  readonly texts: GameTexts;
  /** The texts of the table. */
  readonly say: TableTexts;
  readonly format: SeatFormat;
  readonly language: Language;
  /** Signs besides colours. */
  readonly hasSigns: boolean;
}

export interface SpeakingProps {
  readonly format: SeatFormat;
  readonly language: Language;
  readonly settings: Settings;
  readonly children: ReactNode;
}

/** A game's texts, available to all parts of its table inside `Speaking`. */
export interface SpeechParts<GameTexts, TableTexts> {
  readonly tableTexts: ByLanguage<TableTexts>;
  readonly Speaking: (props: SpeakingProps) => ReactNode;
  readonly useSpeech: () => TableSpeech<GameTexts, TableTexts>;
}

export function defineSpeech<GameTexts, TableTexts>(
  gameTexts: ByLanguage<GameTexts>,
  tableTexts: ByLanguage<TableTexts>,
): SpeechParts<GameTexts, TableTexts> {
  const SpeechContext = createContext<TableSpeech<GameTexts, TableTexts> | undefined>(undefined);
  function Speaking({ format, language, settings, children }: SpeakingProps): ReactNode {
    const hasSigns = settings.symbols;
    const speech = useMemo(
      () => ({
        texts: gameTexts[language],
        say: tableTexts[language],
        format,
        language,
        hasSigns,
      }),
      [language, format, hasSigns],
    );
    return <SpeechContext value={speech}>{children}</SpeechContext>;
  }
  function useSpeech(): TableSpeech<GameTexts, TableTexts> {
    const speech = useContext(SpeechContext);
    if (speech === undefined) throw new Error('useSpeech() needs <Speaking> around the component.');
    return speech;
  }
  return { tableTexts, Speaking, useSpeech };
}
