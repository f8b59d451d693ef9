import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Loading, MessagePage } from '../app/page.tsx';
import { ExerciseLink, useDueCount } from '../exercises/exercise-link.tsx';
import { rememberedName } from '../set-up/remembered.ts';
import { useSettings } from '../settings/use-settings.ts';
import { claimGuestGames } from '../statistics/claim-guest-games.ts';
import { PersonName } from '../statistics/person-name.tsx';
import { peopleIn } from '../statistics/statistics.ts';
import { useChronicle } from '../statistics/use-chronicle.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { addDrawing, drawingOf, nextToDraw } from './drawings.ts';
import { type First, firstsOf, hasRosette } from './firsts.ts';
import { HouseDialog } from './house-dialog.tsx';
import { HouseFront } from './house-front.tsx';
import { type MyHouse, housesIn } from './my-houses.ts';
import styles from './street-page.module.css';
import { useStreetTexts } from './street-texts.ts';
import { usePageTitle } from './use-page-title.ts';
import { useRows } from './use-rows.ts';
import { Workshop } from './workshop.tsx';

/** At most this many people are offered. */
const PEOPLE = 8;

interface MyStreetPageProps {
  /** The key of the house whose story is open. */
  readonly open?: string | undefined;
}

/** `/street` and `/street/MATCH/SEAT`: everything the people of this device have built. */
export function MyStreetPage({ open }: MyStreetPageProps): ReactNode {
  const texts = useStreetTexts();
  const { home } = useTexts();
  const { chronicle, isLoading } = useChronicle();
  const games = useMemo(() => claimGuestGames(chronicle.games, rememberedName()), [chronicle]);
  const people = useMemo(() => peopleIn(games).slice(0, PEOPLE), [games]);
  const [chosen, setChosen] = useState('');
  const all = useMemo(() => housesIn(games), [games]);
  const firsts = useMemo(() => firstsOf(all), [all]);
  const name = people.includes(chosen) ? chosen : undefined;
  const houses = useMemo(() => housesIn(games, name), [games, name]);
  const title = name === undefined ? texts.title : texts.titleOf(name);
  usePageTitle(title);
  if (isLoading) return <Loading />;
  if (all.length === 0) {
    return (
      <MessagePage title={texts.title}>
        <p>{texts.empty}</p>
        <p>{texts.emptyHelp}</p>
        <LinkButton to="/" icon="home">
          {home}
        </LinkButton>
      </MessagePage>
    );
  }
  return (
    <div className={styles['page']}>
      <Head title={title} count={houses.length} />
      <StreetOf houses={houses} firsts={firsts}>
        {people.length > 1 && (
          <Choice
            label={texts.whose}
            isLabelHidden
            values={['', ...people]}
            value={name ?? ''}
            nameOf={(each) =>
              each === '' ? texts.everyone : <PersonName name={each} games={games} />
            }
            onChange={setChosen}
          />
        )}
      </StreetOf>
      {open !== undefined && <OpenHouse house={all.find(({ key }) => key === open)} of={firsts} />}
    </div>
  );
}

function Head({ title, count }: { readonly title: string; readonly count: number }): ReactNode {
  const texts = useStreetTexts();
  const due = useDueCount();
  const { home } = useTexts();
  const [, navigate] = useLocation();
  return (
    <header className={styles['head']}>
      <Button variant="quiet" icon="back" aria-label={home} onClick={() => navigate('/')} />
      <h1>{title}</h1>
      <p className={styles['count']}>{texts.houses(count)}</p>
      {due > 0 && <ExerciseLink count={due} className={styles['exercises'] ?? ''} />}
    </header>
  );
}

type Firsts = ReadonlyMap<string, readonly First[]>;

interface OpenHouseProps {
  readonly house: MyHouse | undefined;
  readonly of: Firsts;
}

function OpenHouse({ house, of }: OpenHouseProps): ReactNode {
  const [, navigate] = useLocation();
  return (
    <HouseDialog
      key={house?.key}
      house={house}
      firsts={of.get(house?.key ?? '') ?? []}
      onClose={() => navigate('/street')}
    />
  );
}

interface StreetOfProps {
  readonly houses: readonly MyHouse[];
  readonly firsts: Firsts;
  /** Above the houses. */
  readonly children: ReactNode;
}

/** Rows of houses, of which only those near the visible part exist. */
function StreetOf({ houses, firsts, children }: StreetOfProps): ReactNode {
  const texts = useStreetTexts();
  const { theme } = useSettings();
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, height, from, to, near, isScrolling } = useRows(scroller);
  const [, setDrawn] = useState(0);
  const shown = houses.slice(from, to);
  const rows = rowsFrom(Math.floor(from / columns), Math.ceil((from + shown.length) / columns));
  const next = nextToDraw(houses.slice(near.from, near.to), {
    isMoving: isScrolling,
    isDrawn: (house) => drawingOf(house, theme) !== undefined,
  });
  return (
    <main ref={scroller} className={styles['scroller']} tabIndex={0} aria-label={texts.title}>
      {children}
      <div
        className={styles['rows']}
        style={{ height: Math.ceil(houses.length / columns) * height }}
      >
        {rows.map((row) => (
          <div
            key={row}
            className={styles['ground']}
            data-row={row % 3}
            style={{ transform: `translateY(${row * height}px)`, height }}
          />
        ))}
        <ul data-testid="street">
          {shown.map((house, at) => (
            <HouseFront
              key={house.key}
              house={house}
              image={drawingOf(house, theme)}
              isSpecial={hasRosette(firsts.get(house.key) ?? [])}
              layout={{ columns, height }}
              position={from + at}
              count={houses.length}
            />
          ))}
        </ul>
      </div>
      <div className={styles['lawn']} />
      {next !== undefined && (
        <Workshop
          key={`${theme} ${next.key}`}
          house={next}
          onDrawn={(image) => {
            addDrawing(next, theme, image);
            setDrawn((drawn) => drawn + 1);
          }}
        />
      )}
    </main>
  );
}

function rowsFrom(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
}
