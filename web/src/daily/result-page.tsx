import { findGame } from '@richtfest/catalog';
import { type DailyStanding, DAILY_SEAT, startOfDay } from '@richtfest/protocol/daily';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Loading, MessagePage, Page, Sheet } from '../app/page.tsx';
import { GameComparison } from '../comparison/game-comparison.tsx';
import { useFinishedHouse } from '../comparison/use-finished-house.ts';
import { useStoredMatch } from '../comparison/use-stored-match.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { friendlyDay } from '../my-street/friendly-day.ts';
import type { OpenedMatch } from '../my-street/open-house.ts';
import type { ServerProblem } from '../online/server.ts';
import { useReplayTexts } from '../replay/replay-texts.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';
import { expertHeader, expertLine } from './expert-line.ts';
import { recordId } from './record-id.ts';
import { ScoreBars } from './score-bars.tsx';
import { isRefusal, sendRecord } from './send-record.ts';
import { ShareCard } from './share-card.tsx';
import { percentileOf } from './standing.ts';
import { secretWithoutServer } from './today.ts';

interface ResultPageProps {
  readonly day: string;
  readonly game: string;
}

/** `/daily/DAY/GAME`: the result of a record house. */
export function ResultPage({ day, game }: ResultPageProps): ReactNode {
  const texts = useDailyTexts();
  const saved = useStoredMatch(recordId(day, game));
  if (saved === undefined) return <Loading />;
  if (saved === 'none' || !saved.isOver) {
    return (
      <MessagePage title={texts.title}>
        <p>{texts.notPlayed}</p>
        <LinkButton to="/daily" icon="home">
          {texts.title}
        </LinkButton>
      </MessagePage>
    );
  }
  return <Result day={day} saved={saved} />;
}

function Result({ day, saved }: { readonly day: string; readonly saved: SavedMatch }): ReactNode {
  const texts = useDailyTexts();
  const { review } = useReplayTexts();
  const { language } = useSettings();
  const opened = useFinishedHouse(saved);
  const standing = useStanding(day, saved);
  const expert = useExpert(saved);
  const { game, seats } = saved.header;
  const own = opened?.result?.seats[DAILY_SEAT];
  if (opened === undefined || own === undefined) return <Loading />;
  const name = findGame(game)?.names[language] ?? game;
  return (
    <Page title={name}>
      <Sheet title={`${texts.title}, ${friendlyDay(language, startOfDay(day) ?? 0)}`}>
        <p className={styles['score']}>
          {texts.points(own.score)} · {texts.place(own.place, seats.length)}
        </p>
        <ScoreBars opened={opened} expert={typeof expert === 'object' ? expert : undefined} />
        <Standing standing={standing} />
        <div className={styles['buttons']}>
          <LinkButton to={`/play/${saved.id}/review`} icon="chart">
            {review}
          </LinkButton>
          <LinkButton to={`/play/${saved.id}/replay`} icon="eye">
            {texts.watch}
          </LinkButton>
          <LinkButton to="/daily" icon="home">
            {texts.title}
          </LinkButton>
        </div>
      </Sheet>
      {typeof expert === 'object' ? (
        <GameComparison seat={DAILY_SEAT} own={opened} other={expert} rival="expert" />
      ) : (
        <Sheet title={texts.expert}>
          <p role="status">{expert === 'thinking' ? texts.thinking : texts.noExpert}</p>
        </Sheet>
      )}
      <ShareCard
        day={day}
        game={game}
        place={own.place}
        players={seats.length}
        percentile={typeof standing === 'object' ? percentileOf(standing) : undefined}
      />
    </Page>
  );
}

function Standing({ standing }: { readonly standing: Sent }): ReactNode {
  const texts = useDailyTexts();
  const { problems } = useTexts().online;
  return (
    <p role="status" className={styles['standing']} data-testid="standing">
      {standingText()}
    </p>
  );

  function standingText(): string {
    if (standing === 'sending') return texts.sending;
    if (standing === 'unsent') return texts.sentLater;
    if (standing === 'on-device') return texts.onDevice;
    if (typeof standing === 'string') return problems[standing];
    const percent = percentileOf(standing);
    return percent === undefined
      ? texts.tooFew(standing.results)
      : texts.percentile(percent, standing.results);
  }
}

/** The expert's game with the same cards. */
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

/** The standing, or the code of the server's refusal; `on-device` if the site has no server. */
type Sent = DailyStanding | 'sending' | 'unsent' | 'on-device' | ServerProblem['code'];

/** Sends the result, again when the connection is back; once it counts, only its standing changes. */
function useStanding(day: string, saved: SavedMatch): Sent {
  const [standing, setStanding] = useState<Sent>('sending');
  useEffect(() => {
    if (saved.secret === secretWithoutServer(day, saved.header.game)) {
      return setStanding('on-device');
    }
    let isGone = false;
    const show = (found: Sent) => {
      if (!isGone) setStanding(found);
    };
    const send = () =>
      void sendRecord(day, saved).then(show, (error: unknown) =>
        show(isRefusal(error) ? error.code : 'unsent'),
      );
    send();
    addEventListener('online', send);
    return () => {
      isGone = true;
      removeEventListener('online', send);
    };
  }, [day, saved]);
  return standing;
}
