import { pigsTexts } from '@richtfest/three-little-pigs';
import { useMemo } from 'react';
import type { TableProps } from '../table-props.ts';
import type { Speech } from './table-context.ts';
import { tableTexts } from './texts/index.ts';
import type { PigsTypes } from './words.ts';

/** How this table speaks: the game's words and its own, in the reader's language. */
export function useSpeechOf(
  props: Pick<TableProps<PigsTypes>, 'format' | 'language' | 'settings'>,
): Speech {
  const { format, language, settings } = props;
  const hasSigns = settings.symbols;
  return useMemo(
    () => ({ texts: pigsTexts[language], say: tableTexts[language], format, hasSigns }),
    [language, format, hasSigns],
  );
}
