import type { Game } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { RulesList } from '../rules/rules-list.tsx';
import { useRuleSearch } from '../rules/use-rule-search.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SearchField } from '../ui/search-field.tsx';
import styles from './drawer.module.css';

interface RulesPanelProps {
  readonly game: Game;
  readonly wanted: string | undefined;
  /** Above the rules. */
  readonly children?: ReactNode;
}

export function RulesPanel({ game, wanted, children }: RulesPanelProps): ReactNode {
  const frame = useTexts();
  const { search, setSearch, listId, found, count, words } = useRuleSearch(game);
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
      {children}
      <div id={listId}>
        {count === 0 ? (
          <p className={styles['note']}>{frame.table.rulesNone}</p>
        ) : (
          <RulesList chapters={found} wanted={wanted} level={3} words={words} />
        )}
      </div>
    </div>
  );
}
