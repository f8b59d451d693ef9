import { ueberdachenTexts } from '@richtfest/ueberdachen';
import { useMemo } from 'react';
import type { TableProps } from '../table-props.ts';
import type { Speech } from './table-context.ts';
import { tableTexts } from './texts/index.ts';
import type { UeberdachenTypes } from './words.ts';

/** How this table speaks: the game's words and its own, in the reader's language. */
export function useSpeechOf(
  props: Pick<TableProps<UeberdachenTypes>, 'format' | 'language' | 'settings'>,
): Speech {
  const { format, language, settings } = props;
  const hasSigns = settings.symbols;
  return useMemo(
    () => ({ texts: ueberdachenTexts[language], say: tableTexts[language], format, hasSigns }),
    [language, format, hasSigns],
  );
}
