import { treehouseTexts } from '@richtfest/best-treehouse';
import { useMemo } from 'react';
import type { TableProps } from '../table-props.ts';
import type { Speech } from './table-context.ts';
import { tableTexts } from './texts/index.ts';
import type { TreehouseTypes } from './words.ts';

/** How this table speaks: the game's words and its own, in the reader's language. */
export function useSpeechOf({
  format,
  language,
}: Pick<TableProps<TreehouseTypes>, 'format' | 'language'>): Speech {
  return useMemo(
    () => ({ texts: treehouseTexts[language], say: tableTexts[language], format }),
    [language, format],
  );
}
