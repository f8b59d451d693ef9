import { type CatalogEntry, catalog } from '@richtfest/catalog';
import { DAILY_LEVELS, dayAt, startOfDay } from '@richtfest/protocol/daily';
import { type ReactNode, memo, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Page, Sheet } from '../app/page.tsx';
import { loadTable, siteGame } from '../games/index.ts';
import { PlainHouse } from '../home/art/plain-house.tsx';
import { saveLocal } from '../match/start-local.ts';
import { friendlyUtcDay } from '../my-street/friendly-day.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { CalendarSheet } from './calendar-sheet.tsx';
import { newHouse } from './daily-house.ts';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';
import { MakeGroup } from './make-group.tsx';
import { isFinished, recordHouse } from './record-house.ts';
import { recordId } from './record-id.ts';
import { type DailyHouses, useDailyHouses } from './use-daily-houses.ts';
import { YesterdaySheet } from './yesterday-sheet.tsx';

type DailyLevel = (typeof DAILY_LEVELS)[number];

/** `/daily`: today's house in each game. */
export function DailyPage(): ReactNode {
  const texts = useDailyTexts();
  const { language } = useSettings();
  const ready = useDailyHouses();
  const day = ready?.dealt?.day;
  const today = day ?? dayAt(Date.now());
  const [level, setLevel] = useState<DailyLevel>('family');
  const isReady = ready !== undefined;
  useEffect(() => {
    // The next tap probably opens a table.
    if (isReady) void loadLocalPage();
  }, [isReady]);
  // The houses can be tapped before anything below them is drawn.
  const isRestDrawn = useIdle(isReady);
  return (
    <Page title={texts.title}>
      <Sheet>
        <p className={styles['intro']}>
          {day !== undefined && <strong>{friendlyUtcDay(language, startOfDay(day) ?? 0)}. </strong>}
          {texts.intro}
        </p>
        {ready !== undefined && ready.dealt === undefined && (
          <p role="status" className={styles['practice']}>
            {texts.practiceOnly}
          </p>
        )}
        {ready?.dealt?.isOnDevice === true && <p role="status">{texts.onDevice}</p>}
        <Choice
          label={texts.bots}
          values={DAILY_LEVELS}
          value={level}
          nameOf={(each) => texts.levels[each]}
          onChange={setLevel}
        />
        <ul className={styles['houses']}>
          {catalog.map((entry) => (
            <HouseRow key={entry.id} entry={entry} ready={ready} level={level} />
          ))}
        </ul>
        {ready?.dealt?.isOnDevice !== true && <p className={styles['note']}>{texts.fair}</p>}
      </Sheet>
      {day !== undefined && ready?.dealt?.isOnDevice !== true && <MakeGroup day={day} />}
      {isRestDrawn && (
        <>
          <YesterdaySheet today={today} />
          <CalendarSheet today={today} />
        </>
      )}
    </Page>
  );
}

interface HouseRowProps {
  readonly entry: CatalogEntry;
  readonly ready: DailyHouses | undefined;
  readonly level: DailyLevel;
}

function HouseRow({ entry, ready, level }: HouseRowProps): ReactNode {
  const { language } = useSettings();
  const texts = useDailyTexts();
  const { setUp } = useTexts();
  const [, navigate] = useLocation();
  const [isPending, setIsPending] = useState(false);
  const day = ready?.dealt?.day;
  const secret = ready?.dealt?.secrets[entry.id];
  const record = ready?.records.get(entry.id);
  const isOver = isFinished(record);
  const isBroken = ready?.dealt?.broken?.includes(entry.id) === true;
  const result = `/daily/${day}/${entry.id}`;
  const start = async (isRecord: boolean) => {
    setIsPending(true);
    // Another device may have finished it since this page was opened.
    const known = isRecord && day !== undefined ? await recordHouse(day, entry.id) : undefined;
    if (isFinished(known)) return navigate(result);
    // Both are loaded while the house is saved.
    void loadTable(entry.id);
    void loadLocalPage();
    const dealt = day === undefined || secret === undefined ? undefined : { day, secret };
    const options = { level, dealt, isRecord, guest: setUp.guest, now: Date.now() };
    navigate(`/play/${await saveLocal(await newHouse(entry, options))}`);
  };
  const isDisabled = ready === undefined || isPending;
  return (
    <li className={styles['house']}>
      <HouseArt game={entry.id} />
      <div>
        <h2>{entry.names[language]}</h2>
        {isBroken && <p role="status">{texts.broken}</p>}
        <div className={styles['buttons']}>
          {record === undefined && secret !== undefined && (
            <Button
              variant="main"
              icon="play"
              disabled={isDisabled}
              onClick={() => void start(true)}
            >
              {texts.play}
            </Button>
          )}
          {record !== undefined && !isOver && day !== undefined && (
            <LinkButton variant="main" icon="play" to={`/play/${recordId(day, entry.id)}`}>
              {texts.resume}
            </LinkButton>
          )}
          {isOver && (
            <LinkButton variant="main" icon="chart" to={result}>
              {texts.result}
            </LinkButton>
          )}
          {(secret === undefined || isOver) && (
            <Button icon="restart" disabled={isDisabled} onClick={() => void start(false)}>
              {texts.practise}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** Large drawings, which stay the same when a button of the row changes. */
const HouseArt = memo(function HouseArt({ game }: { readonly game: string }) {
  const Art = siteGame(game).House ?? PlainHouse;
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true">
      <Art />
    </svg>
  );
});

/** Whether the browser has had time since something became true. */
function useIdle(since: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (since ? whenIdle(() => setIsIdle(true)) : undefined), [since]);
  return isIdle;
}

function loadLocalPage(): Promise<unknown> {
  return import('../table/local-page.tsx');
}
