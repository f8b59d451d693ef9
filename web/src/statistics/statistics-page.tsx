import { type ReactNode, useState } from 'react';
import { AccountEntry } from '../account/account-entry.tsx';
import { heldAccount } from '../account/held-account.ts';
import { Page, Sheet } from '../app/page.tsx';
import { BoxStatistics } from '../score-pad/box-statistics.tsx';
import { rememberedName } from '../set-up/remembered.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import type { Chronicle } from './chronicle.ts';
import { claimGuestGames } from './claim-guest-games.ts';
import { Figures, GameSheet, percent, whole } from './game-sheet.tsx';
import { LatestGames } from './latest-games.tsx';
import { PersonName } from './person-name.tsx';
import { peopleIn, statisticsOf } from './statistics.ts';
import styles from './statistics-page.module.css';
import { useStatisticsTexts } from './statistics-texts.ts';
import { useChronicle } from './use-chronicle.ts';

/** At most this many people are offered. */
const PEOPLE = 8;

/** `/statistics`: results of the people of this device or account. */
export function StatisticsPage(): ReactNode {
  const texts = useStatisticsTexts();
  const { home } = useTexts();
  const { chronicle: stored, here, forget } = useChronicle();
  const chronicle = { ...stored, games: claimGuestGames(stored.games, rememberedName()) };
  const people = peopleIn(chronicle.games).slice(0, PEOPLE);
  const [chosen, setChosen] = useState<string>();
  const name = chosen !== undefined && people.includes(chosen) ? chosen : people[0];
  return (
    <Page title={texts.title}>
      {name === undefined ? (
        <Sheet>
          <div className={styles['none']}>
            <p>{texts.none}</p>
            <LinkButton to="/" icon="home">
              {home}
            </LinkButton>
          </div>
        </Sheet>
      ) : (
        <>
          <Sheet>
            <div className={styles['overview']}>
              {people.length > 1 && (
                <Choice
                  label={texts.whose}
                  values={people}
                  value={name}
                  nameOf={(each) => <PersonName name={each} games={chronicle.games} />}
                  onChange={setChosen}
                />
              )}
              {people.length === 1 && (
                <h2>
                  <PersonName name={name} games={chronicle.games} />
                </h2>
              )}
              <Overview chronicle={chronicle} name={name} />
            </div>
          </Sheet>
          {statisticsOf(chronicle.games, name).map((each) => (
            <GameSheet key={each.game} statistics={each} />
          ))}
          <LatestGames games={chronicle.games} name={name} here={here} />
          <Forgetting onForget={forget} />
        </>
      )}
      <BoxStatistics />
      <AccountEntry />
    </Page>
  );
}

function Overview(props: { readonly chronicle: Chronicle; readonly name: string }): ReactNode {
  const texts = useStatisticsTexts();
  const { language } = useSettings();
  const all = statisticsOf(props.chronicle.games, props.name);
  const sum = (field: 'played' | 'won') => all.reduce((total, each) => total + each[field], 0);
  const tally = { played: sum('played'), won: sum('won') };
  // Only lessons so far.
  if (tally.played === 0) return <p>{texts.none}</p>;
  return (
    <>
      <Figures
        figures={[
          [texts.played, whole(language, tally.played)],
          [texts.won, whole(language, tally.won)],
          [texts.share, percent(language, tally)],
        ]}
      />
      <p className={styles['small']}>{texts.windowsHelp}</p>
    </>
  );
}

function Forgetting({ onForget }: { readonly onForget: () => void }): ReactNode {
  const texts = useStatisticsTexts();
  const { cancel } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Sheet>
      <p className={styles['small']}>
        {heldAccount() === undefined ? texts.here : texts.everywhere}
      </p>
      {isAsking ? (
        <div className={styles['ask']}>
          <p>{texts.forgetQuestion}</p>
          <Button
            variant="danger"
            onClick={() => {
              setIsAsking(false);
              onForget();
            }}
          >
            {texts.forgetYes}
          </Button>
          <Button variant="quiet" onClick={() => setIsAsking(false)}>
            {cancel}
          </Button>
        </div>
      ) : (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {texts.forget}
        </Button>
      )}
    </Sheet>
  );
}
