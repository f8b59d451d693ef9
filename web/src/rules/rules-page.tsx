import { findGame } from '@richtfest/catalog';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading, Page, Sheet } from '../app/page.tsx';
import { creditOf } from '../games/credits.ts';
import { useGame } from '../games/use-game.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SearchField } from '../ui/search-field.tsx';
import { chaptersOf, countRules, findRules } from './rule-list.ts';
import { RulesList } from './rules-list.tsx';

/** `/games/ID/rules#LP-10`: every rule with its number and where it comes from. */
export function RulesPage({ id }: { readonly id: string }): ReactNode {
  const game = useGame(id);
  const { language } = useSettings();
  const frame = useTexts();
  const [search, setSearch] = useState('');
  const listId = useId();
  const chapters = useMemo(
    () => (game === undefined ? [] : chaptersOf(game, language, frame.rules.atEveryTable)),
    [game, language, frame],
  );
  const entry = findGame(id);
  if (entry === undefined) return <Nowhere />;
  if (game === undefined) return <Loading />;
  const found = findRules(chapters, search);
  const count = countRules(found);
  return (
    <Page title={frame.rules.title(entry.names[language])}>
      <p>{game.texts[language].blurb}</p>
      <SearchField
        label={frame.rules.search}
        value={search}
        onChange={setSearch}
        controls={listId}
        found={frame.rules.found(count)}
      />
      <div id={listId}>
        {count === 0 ? (
          <p>{frame.table.rulesNone}</p>
        ) : (
          <RulesList chapters={found} wanted={location.hash.slice(1)} level={2} />
        )}
      </div>
      <Sheet title={frame.rules.edition}>
        <p>{frame.rules.editionText}</p>
        <p>
          {`${entry.names[language]} ${creditOf(entry, frame.about)}`.trim()}.{' '}
          {frame.about.unofficial}
        </p>
      </Sheet>
    </Page>
  );
}
