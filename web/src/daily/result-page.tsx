import { findGame } from '@richtfest/catalog';
import { readTurn, winnersOf, writeTurn } from '@richtfest/engine';
import { type DailyStanding, DAILY_SEAT, startOfDay } from '@richtfest/protocol/daily';
import { type ReactNode, useEffect, useState } from 'react';
import { Loading, MessagePage, Page, Sheet } from '../app/page.tsx';
import { browserStore } from '../match/browser-store.ts';
import { type SavedMatch, restore } from '../match/saved-match.ts';
import { friendlyDay } from '../my-street/friendly-day.ts';
import { HouseArt } from '../my-street/house-art.tsx';
import type { OpenedMatch } from '../my-street/open-house.ts';
import { moveText, reviewWords } from '../review/review-words.ts';
import { useSettings } from '../settings/use-settings.ts';
import { LinkButton } from '../ui/button.tsx';
import { commonMoves, percentileOf } from './comparison.ts';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';
import { expertHeader, expertLine } from './expert-line.ts';
import { recordId } from './record-id.ts';
import { sendRecord } from './send-record.ts';
import { ShareCard } from './share-card.tsx';
import { useFinishedHouse } from './use-finished-house.ts';

interface ResultPageProps {
  readonly day: string;
  readonly game: string;
}

/** `/daily/DAY/GAME`: the result of a record house. */
export function ResultPage({ day, game }: ResultPageProps): ReactNode {
  const texts = useDailyTexts();
  const saved = useRecord(recordId(day, game));
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
  const { language } = useSettings();
  const opened = useFinishedHouse(saved);
  const standing = useStanding(day, saved);
  const expert = useExpert(saved);
  const { game } = saved.header;
  const own = opened?.result?.seats[DAILY_SEAT];
  if (opened === undefined || own === undefined) return <Loading />;
  const name = findGame(game)?.names[language] ?? game;
  return (
    <Page title={name}>
      <Sheet title={`${texts.title}, ${friendlyDay(language, startOfDay(day) ?? 0)}`}>
        <p className={styles['score']}>
          {texts.points(own.score)} · {texts.place(own.place, saved.header.seats.length)}
        </p>
        <Bots opened={opened} />
        <Standing standing={standing} />
        <div className={styles['buttons']}>
          <LinkButton to={`/play/${saved.id}/replay`} icon="eye">
            {texts.watch}
          </LinkButton>
          <LinkButton to="/daily" icon="home">
            {texts.title}
          </LinkButton>
        </div>
      </Sheet>
      <Expert saved={saved} opened={opened} expert={expert} />
      <ShareCard
        day={day}
        game={name}
        place={own.place}
        players={saved.header.seats.length}
        percentile={typeof standing === 'object' ? percentileOf(standing) : undefined}
      />
    </Page>
  );
}

/** The points of the bots at the table. */
function Bots({ opened }: { readonly opened: OpenedMatch }): ReactNode {
  const texts = useDailyTexts();
  const { record, result } = opened;
  const winners = result === undefined ? [] : winnersOf(result);
  return (
    <ul className={styles['members']}>
      {record.header.seats.map(({ name, bot }, seat) =>
        bot === undefined ? undefined : (
          <li key={seat}>
            {winners.includes(seat) && '★ '}
            {name}: {texts.points(result?.seats[seat]?.score ?? 0)}
          </li>
        ),
      )}
    </ul>
  );
}

function Standing({ standing }: { readonly standing: Sent }): ReactNode {
  const texts = useDailyTexts();
  if (typeof standing === 'string') {
    return <p role="status">{standing === 'sending' ? texts.sending : texts.sentLater}</p>;
  }
  const percent = percentileOf(standing);
  return (
    <p role="status">
      {percent === undefined
        ? texts.tooFew(standing.results)
        : texts.percentile(percent, standing.results)}
    </p>
  );
}

interface ExpertProps {
  readonly saved: SavedMatch;
  readonly opened: OpenedMatch;
  readonly expert: ExpertMoves;
}

/** Both houses side by side, and where the lines parted. */
function Expert({ saved, opened, expert }: ExpertProps): ReactNode {
  const texts = useDailyTexts();
  const { header, secret } = saved;
  const moves = typeof expert === 'object' ? expert : undefined;
  const record = moves && { header: expertHeader(header), secret, log: moves };
  const theirs = useFinishedHouse(record);
  const [own, expertOwn] = [ownMoves(standingMoves(opened)), ownMoves(moves ?? [])];
  const common = commonMoves(own, expertOwn);
  const textOf = useMoveText(opened);
  const houses = [
    { name: texts.yours, house: opened },
    { name: texts.experts, house: theirs },
  ];
  return (
    <Sheet title={texts.expertPlayed}>
      {expert === 'thinking' && <p role="status">{texts.thinking}</p>}
      {expert === 'failed' && <p role="status">{texts.noExpert}</p>}
      {moves !== undefined && theirs !== undefined && (
        <>
          <div className={styles['pair']}>
            {houses.map(({ name, house }) => (
              <figure key={name}>
                <HouseArt game={header.game} opened={house} seat={DAILY_SEAT} />
                <figcaption>
                  {name}: {texts.points(house?.result?.seats[DAILY_SEAT]?.score ?? 0)}
                </figcaption>
              </figure>
            ))}
          </div>
          <p data-testid="parted">
            {common >= own.length ? texts.sameLine : texts.parted(common + 1)}
          </p>
          {common < own.length && (
            <ul className={styles['members']}>
              <li>
                {texts.youPlayed}: {textOf(own[common])}
              </li>
              <li>
                {texts.expertPlayed}: {textOf(expertOwn[common])}
              </li>
            </ul>
          )}
        </>
      )}
    </Sheet>
  );
}

/** The person's moves of a line. */
function ownMoves(line: readonly string[]): string[] {
  return line.filter((entry) => entry.startsWith(`${DAILY_SEAT} `));
}

/** The moves that stand, without those that were undone. */
function standingMoves({ game, record }: OpenedMatch): string[] {
  return restore(game, record).line.map(({ seat, move }) => writeTurn(game, seat, move));
}

function useMoveText({ game, record }: OpenedMatch): (entry: string | undefined) => string {
  const { language } = useSettings();
  const names = record.header.seats.map(({ name }) => name);
  const words = reviewWords(game, language, { names, reader: DAILY_SEAT });
  return (entry = '') => {
    const turn = readTurn(game, entry);
    return turn === undefined ? '–' : moveText(turn.move, words);
  };
}

type ExpertMoves = readonly string[] | 'thinking' | 'failed';

function useExpert({ header, secret }: SavedMatch): ExpertMoves {
  const [moves, setMoves] = useState<ExpertMoves>('thinking');
  useEffect(() => {
    const ending = new AbortController();
    void expertLine({ header, secret }, ending.signal).then((line) => {
      if (!ending.signal.aborted) setMoves(line ?? 'failed');
    });
    return () => ending.abort();
  }, [header, secret]);
  return moves;
}

type Sent = DailyStanding | 'sending' | 'failed';

/** Sends the result; once it counts, only its standing changes. */
function useStanding(day: string, saved: SavedMatch): Sent {
  const [standing, setStanding] = useState<Sent>('sending');
  useEffect(() => {
    let isGone = false;
    const show = (found: Sent) => {
      if (!isGone) setStanding(found);
    };
    sendRecord(day, saved).then(show, () => show('failed'));
    return () => {
      isGone = true;
    };
  }, [day, saved]);
  return standing;
}

function useRecord(id: string): SavedMatch | 'none' | undefined {
  const [saved, setSaved] = useState<SavedMatch | 'none'>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const found = await (await browserStore()).read(id);
      if (!isGone) setSaved(found ?? 'none');
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return saved;
}
