import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useReviewTexts } from './review-texts.ts';
import { Loading, MessagePage } from '../app/page.tsx';
import { SeatColoursPlace } from '../board/seat-colours.tsx';
import { EndSheet } from '../end/end-sheet.tsx';
import { StillMatch, seatsOf, stillSnapshot } from '../match/still-match.ts';
import type { Perspective } from '../match/replay.ts';
import { useSettings } from '../settings/use-settings.ts';
import { MomentContext } from '../table/moments.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { ForkDialog } from './fork-dialog.tsx';
import { type OpenedReview, type ReviewSource, openReview } from './open-review.ts';
import { ReviewBar } from './review-bar.tsx';
import { StillTable } from './still-table.tsx';
import { type Playback, usePlayback, useReviewKeys, useRunning } from './use-playback.ts';

/** `/play/ID/review` and `/t/CODE/review`: a finished match move by move. */
export function ReviewPage(props: { readonly id: string } | { readonly table: string }): ReactNode {
  const id = 'id' in props ? props.id : undefined;
  const table = 'table' in props ? props.table : undefined;
  const [opened, setOpened] = useState<OpenedReview>();
  useEffect(() => {
    let isGone = false;
    const source: ReviewSource = id === undefined ? { table: table ?? '' } : { id };
    void openReview(source).then((found) => {
      if (!isGone) setOpened(found);
    });
    return () => {
      isGone = true;
    };
  }, [id, table]);
  if (opened === undefined) return <Loading />;
  const address = id === undefined ? `/t/${table}` : `/play/${id}`;
  if (opened.is !== 'open') return <NoReview why={opened.is} address={address} />;
  return <Review opened={opened} id={id ?? table ?? ''} />;
}

type Open = Extract<OpenedReview, { is: 'open' }>;

function Review({ opened, id }: { readonly opened: Open; readonly id: string }): ReactNode {
  const { game, module, file, replay } = opened;
  const review = useReviewTexts();
  const { language } = useSettings();
  const playback = usePlayback(replay.length);
  const [perspective, setPerspective] = useState<Perspective>(() => firstPerspective(file.seats));
  const [over, setOver] = useState<'fork' | 'score'>();
  const { moment, furthest, isMoving, jumps, go } = playback;
  const snapshot = useMemo(
    () => stillSnapshot(replay.at(moment, perspective), { id, seats: seatsOf(file), isMoving }),
    [replay, moment, perspective, isMoving, file, id],
  );
  const client = useMemo(() => new StillMatch(game, snapshot), [game]);
  const lines = useMemo(() => replay.lines(furthest, perspective), [replay, furthest, perspective]);
  const moments = useMemo(
    () => ({ lines, current: moment, momentOf: () => undefined, go }),
    [lines, moment, go],
  );
  useReviewKeys(playback);
  useEffect(() => {
    document.title = `${review.title(game.texts[language].name)} · Richtfest`;
  }, [review, game, language]);
  return (
    <SeatColoursPlace seats={file.seats}>
      <MomentContext value={moments}>
        <StillTable
          client={client}
          module={module}
          snapshot={snapshot}
          tableKey={`${jumps} ${perspective}`}
          onShowScore={file.result === undefined ? undefined : () => setOver('score')}
          foot={(table, pace) => (
            <>
              <Runner playback={playback} isAnimating={pace.isAnimating} />
              <ReviewBar
                playback={playback}
                names={file.seats.map(({ name }) => name)}
                perspective={perspective}
                onPerspective={setPerspective}
                onFork={() => setOver('fork')}
              />
              {over === 'score' && (
                <EndSheet
                  table={table}
                  module={module}
                  end={{ view: replay.at(replay.length, 'public').view, result: file.result }}
                  file={() => Promise.resolve(file)}
                  name={`richtfest-${game.id}-${id}`}
                  isAtOnce
                  onClose={() => setOver(undefined)}
                />
              )}
            </>
          )}
        />
        {over === 'fork' && (
          <ForkDialog
            file={file}
            moment={moment}
            seat={typeof perspective === 'number' ? perspective : 0}
            onClose={() => setOver(undefined)}
          />
        )}
      </MomentContext>
    </SeatColoursPlace>
  );
}

function Runner(props: { readonly playback: Playback; readonly isAnimating: boolean }): ReactNode {
  useRunning(props.playback, props.isAnimating);
  return undefined;
}

/** The first person's perspective or, among bots, the first seat's. */
function firstPerspective(seats: readonly { readonly bot?: string }[]): Perspective {
  return Math.max(
    0,
    seats.findIndex(({ bot }) => bot === undefined),
  );
}

interface NoReviewProps {
  readonly why: 'running' | 'not-found' | 'unreadable';
  readonly address: string;
}

function NoReview({ why, address }: NoReviewProps): ReactNode {
  const frame = useTexts();
  const review = useReviewTexts();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (why === 'running') navigate(address, { replace: true });
  }, [why, address, navigate]);
  const texts = {
    running: review.running,
    'not-found': frame.table.notFound,
    unreadable: frame.table.unreadable,
  };
  return (
    <MessagePage title={frame.name}>
      <p>{texts[why]}</p>
      <LinkButton to="/" icon="home">
        {frame.home}
      </LinkButton>
    </MessagePage>
  );
}
