import type { Seat } from '@richtfest/engine';
import { type Review, momentsOf, percentText } from '@richtfest/review';
import { type ReactNode, memo, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Loading, Page, Sheet } from '../app/page.tsx';
import { SeatColoursPlace } from '../board/seat-colours.tsx';
import { ForkDialog } from '../replay/fork-dialog.tsx';
import type { ReplaySource } from '../replay/open-replay.ts';
import { NoReplay } from '../replay/replay-page.tsx';
import { useOpenedReplay } from '../replay/use-opened-replay.ts';
import { useSettings } from '../settings/use-settings.ts';
import { LinkButton } from '../ui/button.tsx';
import { Balance } from './balance.tsx';
import { budgetIn } from './budget-in.ts';
import { CourseChart } from './course-chart.tsx';
import { DecisionList } from './decision-list.tsx';
import { MomentCard } from './moment-card.tsx';
import type { OpenMatch } from './open-match.ts';
import styles from './review-page.module.css';
import { type ReviewWords, reviewWords } from './review-words.ts';
import { verdictSentences } from './summary.ts';
import { type ReviewState, useReview } from './use-review.ts';

/** `/play/ID/review` and `/t/CODE/review`: why a match ended as it did. `?budget=1000` is ten times as precise. */
export function ReviewPage(props: ReplaySource): ReactNode {
  const { opened, address } = useOpenedReplay(props);
  if (opened === undefined) return <Loading />;
  if (opened.is !== 'open') return <NoReplay why={opened.is} address={address} />;
  if (!opened.allowsReview) return <NoReplay why="no-review" address={address} />;
  const { announceReview: announce } = opened;
  if (announce === undefined) return <OpenReview opened={opened} address={address} />;
  return <AnnouncedReview {...{ opened, address, announce }} />;
}

interface OpenReviewProps {
  readonly opened: OpenMatch;
  /** The address of the match. */
  readonly address: string;
}

interface AnnouncedReviewProps extends OpenReviewProps {
  readonly announce: () => Promise<void>;
}

/** Opens when everyone at the table knows that it is used (PR-45). */
function AnnouncedReview({ opened, address, announce }: AnnouncedReviewProps): ReactNode {
  const [is, setIs] = useState<'waiting' | 'announced' | 'failed'>('waiting');
  useEffect(() => {
    announce().then(
      () => setIs('announced'),
      () => setIs('failed'),
    );
  }, [announce]);
  if (is === 'waiting') return <Loading />;
  if (is === 'failed') return <NoReplay why="not-announced" address={address} />;
  return <OpenReview opened={opened} address={address} />;
}

function OpenReview({ opened, address }: OpenReviewProps): ReactNode {
  const { game, file, mine, replay } = opened;
  const { language } = useSettings();
  const budget = budgetIn(useSearch());
  const state = useReview({ address, file, budget, mine });
  const reader = mine.length === 1 ? mine[0] : undefined;
  const words = useMemo(() => {
    const names = file.seats.map(({ name }) => name);
    return reviewWords(game, language, { names, reader, replay });
  }, [game, language, file, reader, replay]);
  const isFinal = state.is === 'complete';
  const review = useMemo(
    // The key moments of a first result are often others than those of the last one.
    () =>
      state.review && { ...state.review, moments: isFinal ? momentsOf(state.review, reader) : [] },
    [state.review, isFinal, reader],
  );
  const title = words.page.title(words.gameTexts.name);
  return (
    <SeatColoursPlace seats={file.seats}>
      <Page title={title} isWide>
        <Sheet>
          <Summary state={{ ...state, review }} words={words} replay={`${address}/replay`} />
        </Sheet>
        {review !== undefined && <Findings {...{ review, isFinal, opened, address, words }} />}
      </Page>
    </SeatColoursPlace>
  );
}

interface SummaryProps {
  readonly state: ReviewState;
  readonly words: ReviewWords;
  readonly replay: string;
}

function Summary({ state, words, replay }: SummaryProps): ReactNode {
  const { page, format } = words;
  const { is, review, share } = state;
  const percent = percentText(share, format);
  const [headline, ...sentences] =
    review === undefined ? [] : verdictSentences(review, words, is === 'complete');
  return (
    <div className={styles['summary']} data-testid="review" data-state={is}>
      {headline !== undefined && (
        <>
          <p className={styles['sentence']} data-testid="summary">
            {headline}
          </p>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
      {is === 'failed' && <p>{page.failed}</p>}
      {is === 'computing' && (
        <div className={styles['progress']}>
          <progress max={1} value={share} aria-label={page.computing('')} />
          <span>{review === undefined ? page.computing(percent) : page.refining(percent)}</span>
        </div>
      )}
      <div>
        <LinkButton icon="eye" to={replay}>
          {page.replay}
        </LinkButton>
      </div>
    </div>
  );
}

interface FindingsProps extends OpenReviewProps {
  readonly review: Review;
  readonly isFinal: boolean;
  readonly words: ReviewWords;
}

/** Memoized: progress does not change it. */
const Findings = memo(function Findings(props: FindingsProps) {
  const { review, isFinal, opened, address, words } = props;
  const { page } = words;
  const [tried, setTried] = useState<{ readonly moment: number; readonly seat: Seat }>();
  const replay = `${address}/replay`;
  const cardOf = (number: number) => `key-moment-${number}`;
  return (
    <>
      <Sheet title={page.courseTitle}>
        <CourseChart review={review} words={words} replay={replay} cardOf={cardOf} />
      </Sheet>
      <Sheet title={words.texts.momentsTitle}>
        {review.moments.length === 0 && <p>{isFinal ? words.texts.noMoments : page.seeking}</p>}
        <div className={styles['moments']}>
          {review.moments.map((moment, at) => (
            <MomentCard
              key={`${moment.kind} ${moment.move}`}
              id={cardOf(at + 1)}
              number={at + 1}
              onTry={setTried}
              {...{ moment, review, opened, words, replay }}
            />
          ))}
        </div>
      </Sheet>
      <Sheet title={words.texts.balanceTitle}>
        <Balance review={review} words={words} />
        <p className={styles['note']}>
          {words.texts.note} {words.texts.certainty[review.method]}{' '}
          {review.method !== 'exact-turns' && page.uncertain}
        </p>
      </Sheet>
      <Sheet title={words.texts.gradesTitle}>
        <DecisionList review={review} words={words} replay={replay} />
      </Sheet>
      {tried !== undefined && (
        <ForkDialog file={opened.file} {...tried} onClose={() => setTried(undefined)} />
      )}
    </>
  );
});
