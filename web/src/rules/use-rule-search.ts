import type { Game } from '@richtfest/engine';
import { useId, useMemo, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { chaptersOf, countRules, findRules, markedWords } from './rule-list.ts';

/** The rules of a game, and those that match what is typed into the search field. */
export function useRuleSearch(game: Game) {
  const { language } = useSettings();
  const { atEveryTable } = useTexts().rules;
  const [search, setSearch] = useState('');
  const listId = useId();
  const chapters = useMemo(
    () => chaptersOf(game, language, atEveryTable),
    [game, language, atEveryTable],
  );
  const found = findRules(chapters, search);
  const count = countRules(found);
  return { search, setSearch, listId, chapters, found, count, words: markedWords(search) };
}
