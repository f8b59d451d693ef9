import { findGame } from '@richtfest/catalog';
import type { Game, Source } from '@richtfest/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading, Page, Sheet } from '../app/page.tsx';
import { useEditionTexts } from '../editions/edition-texts.ts';
import { creditOf } from '../games/credits.ts';
import { loadEdition } from '../games/index.ts';
import { useGame } from '../games/use-game.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import type { Difference, EditionNotes, OpenPoint } from './edition.ts';
import styles from './edition-page.module.css';
import { RuleName } from './rule-name.tsx';
import { ruleTitle } from './rule-title.ts';
import { useRulesTexts } from './texts.ts';

/** `/games/ID/edition`: what the rulebook leaves open and our choices. */
export function EditionPage({ id }: { readonly id: string }): ReactNode {
  const game = useGame(id);
  const edition = useEdition(id);
  const entry = findGame(id);
  const { language } = useSettings();
  const frame = useTexts();
  const texts = useRulesTexts();
  const { toEditions } = useEditionTexts();
  if (entry === undefined) return <Nowhere />;
  if (game === undefined || edition === undefined) return <Loading />;
  const ours = numbersFrom(game, 'design');
  const points = Object.entries(edition.points[language]);
  return (
    <Page title={texts.editionTitle(entry.names[language])}>
      <p>{texts.editionIntro}</p>
      {edition.differences !== undefined && (
        <Sheet title={texts.editions}>
          <p>{texts.editionsText}</p>
          <Differences game={game} differences={edition.differences[language]} />
        </Sheet>
      )}
      {points.length > 0 && (
        <Sheet title={texts.openPoints}>
          <dl className={styles['points']}>
            {points.map(([rule, point]) => (
              <Point key={rule} game={game} rule={rule} point={point} />
            ))}
          </dl>
          {edition.estimates !== undefined && <p>{edition.estimates[language]}</p>}
        </Sheet>
      )}
      {ours.length > 0 && (
        <Sheet title={texts.ours}>
          <p>{texts.oursText}</p>
          <ul className={styles['rules']}>
            {ours.map((rule) => (
              <li key={rule}>
                <RuleLink game={game} rule={rule} hasTitle />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      <Sheet title={texts.counted}>
        <Origins game={game} />
        <p className={styles['credit']}>
          {`${entry.names[language]} ${creditOf(entry, frame.about)}`.trim()}.{' '}
          {frame.about.unofficial}
        </p>
      </Sheet>
      <LinkButton to={`/games/${id}/editions`} icon="log">
        {toEditions}
      </LinkButton>
      <LinkButton to={`/games/${id}/rules`} icon="rules">
        {texts.toRules}
      </LinkButton>
    </Page>
  );
}

interface PointProps {
  readonly game: Game;
  readonly rule: string;
  readonly point: OpenPoint;
}

function Point({ game, rule, point }: PointProps): ReactNode {
  const texts = useRulesTexts();
  return (
    <div className={styles['point']}>
      <dt>
        <RuleLink game={game} rule={rule} hasTitle />
        <span>{point.open}</span>
      </dt>
      <dd>
        <strong>{texts.chosen}:</strong> {point.chosen}
      </dd>
    </div>
  );
}

interface DifferencesProps {
  readonly game: Game;
  readonly differences: readonly Difference[];
}

function Differences({ game, differences }: DifferencesProps): ReactNode {
  const texts = useRulesTexts();
  return (
    <table className={styles['editions']}>
      <thead>
        <tr>
          <th scope="col">{texts.about}</th>
          <th scope="col">{texts.germanEdition}</th>
          <th scope="col">{texts.dutchEdition}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ rule, about, german, dutch }) => (
          <tr key={rule}>
            <th scope="row">
              {about} <RuleLink game={game} rule={rule} />
            </th>
            <td data-edition={texts.germanEdition}>{german}</td>
            <td data-edition={texts.dutchEdition}>{dutch}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SOURCES: readonly Source[] = ['book', 'fact', 'ruling', 'design'];

/** The rules by source; a rule may have several sources. */
function Origins({ game }: { readonly game: Game }): ReactNode {
  const { rules } = useTexts();
  return (
    <dl className={styles['origins']}>
      {SOURCES.map((source) => {
        const numbers = numbersFrom(game, source);
        if (numbers.length === 0) return undefined;
        return (
          <div key={source}>
            <dt>{rules.sources[source]}</dt>
            <dd>
              {numbers.map((rule) => (
                <RuleLink key={rule} game={game} rule={rule} />
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function numbersFrom(game: Game, source: Source): string[] {
  return game.rules.flatMap(({ number, sources }) => (sources.includes(source) ? [number] : []));
}

interface RuleLinkProps {
  readonly game: Game;
  readonly rule: string;
  readonly hasTitle?: boolean;
}

function RuleLink({ game, rule, hasTitle = false }: RuleLinkProps): ReactNode {
  const { language } = useSettings();
  return (
    <a className={styles['rule']} href={`/games/${game.id}/rules#${rule}`}>
      {hasTitle ? (
        <RuleName number={rule} title={ruleTitle(rule, game.texts[language], language)} />
      ) : (
        rule
      )}
    </a>
  );
}

function useEdition(id: string): EditionNotes | undefined {
  const [edition, setEdition] = useState<EditionNotes>();
  useEffect(() => {
    let isGone = false;
    void loadEdition(id).then((loaded) => {
      if (!isGone) setEdition(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return edition;
}
