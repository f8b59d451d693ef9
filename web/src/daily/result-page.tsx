import { findGame } from '@richtfest/catalog';
import { DAILY_LEVELS, DAILY_SEAT, startOfDay } from '@richtfest/protocol/daily';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Loading, MessagePage, Page, Sheet } from '../app/page.tsx';
import { GameComparison } from '../comparison/game-comparison.tsx';
import { useFinishedHouse } from '../comparison/use-finished-house.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { friendlyUtcDay } from '../my-street/friendly-day.ts';
import type { OpenedMatch } from '../my-street/open-house.ts';
import { useReplayTexts } from '../replay/replay-texts.ts';
import { useSettings } from '../settings/use-settings.ts';
import type { PlayedGame } from '../statistics/chronicle.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';
import { expertHeader, expertLine } from './expert-line.ts';
import { type RecordHouse, isFinished, recordHouse } from './record-house.ts';
import { ScoreBars } from './score-bars.tsx';
import { ShareCard } from './share-card.tsx';
import { percentileOf } from './standing.ts';
import { StandingLine } from './standing-line.tsx';
import { type ShownStanding, useStanding } from './use-standing.ts';

interface ResultPageProps {
  readonly day: string;
  readonly game: string;
}

/** `/daily/DAY/GAME`: the result of a record house. */
export function ResultPage({ day, game }: ResultPageProps): ReactNode {
  const texts = useDailyTexts();
  const house = useRecordHouse(day, game);
  if (house === undefined) return <Loading />;
  if (house === 'none' || !isFinished(house)) {
    return (
      <MessagePage title={texts.title}>
        <p>{texts.notPlayed}</p>
        <LinkButton to="/daily" icon="home">
          {texts.title}
        </LinkButton>
      </MessagePage>
    );
  }
  return 'saved' in house ? (
    <HereResult day={day} game={game} house={house} />
  ) : (
    <ElsewhereResult day={day} game={game} house={house} />
  );
}

function useRecordHouse(day: string, game: string): RecordHouse | 'none' | undefined {
  const [house, setHouse] = useState<RecordHouse | 'none'>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const found = await recordHouse(day, game);
      if (!isGone) setHouse(found ?? 'none');
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [day, game]);
  return house;
}

interface HereProps extends ResultPageProps {
  readonly house: { readonly saved: SavedMatch };
}

/** With the houses and the expert's game. */
function HereResult({ day, game, house }: HereProps): ReactNode {
  const { saved } = house;
  const texts = useDailyTexts();
  const { review } = useReplayTexts();
  const opened = useFinishedHouse(saved);
  const standing = useStanding({ day, game, house });
  const expert = useExpert(saved);
  const own = opened?.result?.seats[DAILY_SEAT];
  if (opened === undefined || own === undefined) return <Loading />;
  const seats = saved.header.seats.map((each, seat) => {
    const { score: points = 0, place = 0 } = opened.result?.seats[seat] ?? {};
    return { ...each, points, place };
  });
  return (
    <Result
      day={day}
      game={game}
      seats={seats}
      standing={standing}
      expert={typeof expert === 'object' ? expert.result?.seats[DAILY_SEAT]?.score : undefined}
      links={
        <>
          <LinkButton to={`/play/${saved.id}/review`} icon="chart">
            {review}
          </LinkButton>
          <LinkButton to={`/play/${saved.id}/replay`} icon="eye">
            {texts.watch}
          </LinkButton>
        </>
      }
    >
      {typeof expert === 'object' ? (
        <GameComparison seat={DAILY_SEAT} own={opened} other={expert} rival="expert" />
      ) : (
        <Sheet title={texts.expert}>
          <p role="status">{expert === 'thinking' ? texts.thinking : texts.noExpert}</p>
        </Sheet>
      )}
    </Result>
  );
}

interface ElsewhereProps extends ResultPageProps {
  readonly house: { readonly played: PlayedGame };
}

/** Another device of the account has the moves. */
function ElsewhereResult({ day, game, house }: ElsewhereProps): ReactNode {
  const texts = useDailyTexts();
  const standing = useStanding({ day, game, house });
  return (
    <Result day={day} game={game} seats={house.played.seats} standing={standing}>
      <Sheet>
        <p>{texts.playedElsewhere}</p>
      </Sheet>
    </Result>
  );
}

interface ResultProps extends ResultPageProps {
  readonly seats: PlayedGame['seats'];
  readonly standing: ShownStanding;
  readonly expert?: number | undefined;
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

/** Points, standing and share card, with details in between. */
function Result(props: ResultProps): ReactNode {
  const { day, game, seats, standing, expert, links, children } = props;
  const texts = useDailyTexts();
  const { language } = useSettings();
  const [own, bot] = seats;
  if (own === undefined) return null;
  const level = DAILY_LEVELS.find((each) => each === bot?.bot);
  const against = level === undefined ? '' : `${texts.bots}: ${texts.levels[level]}`;
  return (
    <Page title={findGame(game)?.names[language] ?? game}>
      <Sheet title={`${texts.title}, ${friendlyUtcDay(language, startOfDay(day) ?? 0)}`}>
        <p className={styles['score']}>
          {texts.points(own.points)} · {texts.place(own.place, seats.length)}
        </p>
        <p className={styles['against']}>{against}</p>
        <ScoreBars seats={seats} expert={expert} />
        <StandingLine standing={standing} />
        <div className={styles['buttons']}>
          {links}
          <LinkButton to="/daily" icon="home">
            {texts.title}
          </LinkButton>
        </div>
      </Sheet>
      {children}
      <ShareCard
        day={day}
        game={game}
        place={own.place}
        players={seats.length}
        against={against}
        percentile={typeof standing === 'object' ? percentileOf(standing) : undefined}
      />
    </Page>
  );
}

/** The expert's game with the same luck. */
function useExpert({ header, secret }: SavedMatch): OpenedMatch | 'thinking' | 'failed' {
  const [moves, setMoves] = useState<readonly string[] | 'thinking' | 'failed'>('thinking');
  useEffect(() => {
    const ending = new AbortController();
    void expertLine({ header, secret }, ending.signal).then((line) => {
      if (!ending.signal.aborted) setMoves(line ?? 'failed');
    });
    return () => ending.abort();
  }, [header, secret]);
  const record = useMemo(
    () =>
      typeof moves === 'string' ? undefined : { header: expertHeader(header), secret, log: moves },
    [moves, header, secret],
  );
  const opened = useFinishedHouse(record);
  return opened ?? (moves === 'failed' ? 'failed' : 'thinking');
}
