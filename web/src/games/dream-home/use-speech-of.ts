import { dreamHomeTexts } from '@richtfest/dream-home';
import { useMemo } from 'react';
import type { TableProps } from '../table-props.ts';
import type { Speech } from './table-context.ts';
import { tableTexts } from './texts/index.ts';
import type { DreamHomeTypes } from './words.ts';

/** How this table speaks: the game's words and its own, in the reader's language. */
export function useSpeechOf({
  format,
  language,
}: Pick<TableProps<DreamHomeTypes>, 'format' | 'language'>): Speech {
  return useMemo(
    () => ({ texts: dreamHomeTexts[language], say: tableTexts[language], format, language }),
    [language, format],
  );
}
