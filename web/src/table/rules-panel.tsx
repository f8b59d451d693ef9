import type { Game } from '@richtfest/engine';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { chaptersOf, countRules, findRules, markedWords } from '../rules/rule-list.ts';
import { RulesList } from '../rules/rules-list.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SearchField } from '../ui/search-field.tsx';
import styles from './drawer.module.css';

interface RulesPanelProps {
  readonly game: Game;
  readonly wanted: string | undefined;
}

export function RulesPanel({ game, wanted }: RulesPanelProps): ReactNode {
  const { language } = useSettings();
  const frame = useTexts();
  const [search, setSearch] = useState('');
  const listId = useId();
  const chapters = useMemo(
    () => chaptersOf(game, language, frame.rules.atEveryTable),
    [game, language, frame],
  );
  const found = findRules(chapters, search);
  const count = countRules(found);
  return (
    <div className={styles['panel']}>
      <h2 className="said">{frame.table.rules}</h2>
      <SearchField
        label={frame.table.rulesSearch}
        value={search}
        onChange={setSearch}
        controls={listId}
        found={frame.rules.found(count)}
      />
      <div id={listId}>
        {count === 0 ? (
          <p className={styles['note']}>{frame.table.rulesNone}</p>
        ) : (
          <RulesList chapters={found} wanted={wanted} level={3} words={markedWords(search)} />
        )}
      </div>
    </div>
  );
}
