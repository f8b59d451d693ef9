import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading, Page } from '../app/page.tsx';
import { useGame } from '../games/use-game.ts';
import { LearnLink } from '../lessons/learn-link.tsx';
import { useDeskTexts } from '../rules-desk/desk-texts.ts';
import { QuestionList } from '../rules-desk/question-list.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useHasKeyboard } from '../ui/use-media.ts';
import type { RuleChapter } from './rule-list.ts';
import { RulesList } from './rules-list.tsx';
import styles from './rules-page.module.css';
import { Summary } from './summary.tsx';
import { useRulesTexts } from './texts.ts';
import { useHash } from './use-hash.ts';
import { usePictures } from './use-pictures.ts';
import { useRuleSearch } from './use-rule-search.ts';
import { useSlash } from './use-slash.ts';
import { WithPictures } from './with-pictures.tsx';

/** `/games/ID/rules#LP-10`: a summary in pictures, then every rule with its number. */
export function RulesPage({ id }: { readonly id: string }): ReactNode {
  const game = useGame(id);
  if (findGame(id) === undefined) return <Nowhere />;
  return game === undefined ? <Loading /> : <Rules game={game} />;
}

function Rules({ game }: { readonly game: Game }): ReactNode {
  const { language } = useSettings();
  const frame = useTexts();
  const texts = useRulesTexts();
  const desk = useDeskTexts();
  const { pictures, isLoading } = usePictures(game.id);
  const wanted = useHash();
  const field = useSlash();
  const { search, setSearch, listId, chapters, found, count, words } = useRuleSearch(game);
  const isSearching = search.trim() !== '';
  const hasKeyboard = useHasKeyboard();
  return (
    <Page title={frame.rules.title(game.texts[language].name)}>
      <p>{game.texts[language].blurb}</p>
      <div className={styles['ways']}>
        <LearnLink game={game.id} />
        <LinkButton to={`/games/${game.id}/edition`} icon="why">
          {texts.toEdition}
        </LinkButton>
        <LinkButton to={`/games/${game.id}/desk`} icon="why">
          {desk.toDesk}
        </LinkButton>
      </div>
      <div className={styles['search']}>
        <SearchField
          label={frame.rules.search}
          value={search}
          onChange={setSearch}
          controls={listId}
          found={frame.rules.found(count)}
          inputRef={field}
        />
        <p className={styles['count']} aria-hidden="true">
          {isSearching ? frame.rules.found(count) : hasKeyboard && texts.searchKey}
        </p>
      </div>
      <WithPictures pictures={pictures}>
        {pictures !== undefined && !isSearching && <Summary pictures={pictures} />}
        {!isSearching && <Contents chapters={chapters} />}
        {!isLoading && <QuestionList game={game} words={words} />}
        <div id={listId}>
          {count === 0 ? (
            <p>{frame.table.rulesNone}</p>
          ) : (
            <RulesList
              chapters={found}
              wanted={wanted}
              level={2}
              words={words}
              pictures={pictures}
              hasLinks
            />
          )}
        </div>
      </WithPictures>
    </Page>
  );
}

function Contents({ chapters }: { readonly chapters: readonly RuleChapter[] }): ReactNode {
  const texts = useRulesTexts();
  return (
    <nav aria-label={texts.contents}>
      <ul className={styles['contents']}>
        {chapters.map(({ id, heading, rules }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {heading}
              <span>
                {rules[0]?.number}
                {rules.length > 1 && `–${rules.at(-1)?.number.replace(/^\D+/, '')}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
