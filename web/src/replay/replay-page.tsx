import { addressing, formatWith } from '@richtfest/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useReplayTexts } from './replay-texts.ts';
import { Loading, MessagePage } from '../app/page.tsx';
import { SeatColoursPlace } from '../board/seat-colours.tsx';
import { EndSheet } from '../end/end-sheet.tsx';
import { StillMatch, seatsOf, stillSnapshot } from '../match/still-match.ts';
import type { Perspective } from '../match/replay.ts';
import { replayQuestion } from '../rules-desk/replay-question.ts';
import { editionOf } from '../match/table-edition.ts';
import { useSettings } from '../settings/use-settings.ts';
import { MomentContext } from '../table/moments.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { ForkDialog } from './fork-dialog.tsx';
import { momentIn, useMomentAddress } from './moment-address.ts';
import { type OpenedReplay, type ReplaySource, addressOfSource } from './open-replay.ts';
import { ReplayBar } from './replay-bar.tsx';
import { StillTable } from './still-table.tsx';
import { gradedLines, useStoredGrades } from './graded-lines.tsx';
import { nameMoves } from './name-moves.ts';
import { useOpenedReplay } from './use-opened-replay.ts';
import { type Playback, usePlayback, useReplayKeys, useAutoStep } from './use-playback.ts';

/** `/play/ID/replay` and `/t/CODE/replay`: a finished match move by move, from `#moment=23` on. */
export function ReplayPage(props: ReplaySource): ReactNode {
  const { opened, address } = useOpenedReplay(props);
  if (opened === undefined) return <Loading />;
  if (opened.is !== 'open') return <NoReplay why={opened.is} address={address} />;
  return <OpenReplay opened={opened} source={props} />;
}

interface OpenReplayProps {
  readonly opened: Extract<OpenedReplay, { is: 'open' }>;
  readonly source: ReplaySource;
}

function OpenReplay({ opened, source }: OpenReplayProps): ReactNode {
  const { game, module, file, replay, mine } = opened;
  const texts = useReplayTexts();
  const { language } = useSettings();
  const id = 'id' in source ? source.id : source.table;
  const playback = usePlayback(replay.length, momentIn(location.hash));
  const [perspective, setPerspective] = useState<Perspective>(
    () => mine[0] ?? firstPerspective(file.seats),
  );
  const [over, setOver] = useState<'fork' | 'score'>();
  const { moment, furthest, isMoving, jumps, go } = playback;
  const snapshot = useMemo(
    () =>
      stillSnapshot(replay.at(moment, perspective), {
        id,
        seats: seatsOf(file),
        isMoving,
        ...editionOf(game, file),
      }),
    [game, replay, moment, perspective, isMoving, file, id],
  );
  const client = useMemo(() => new StillMatch(game, snapshot), [game]);
  const grades = useStoredGrades(addressOfSource(source), file);
  const lines = useMemo(
    () => gradedLines(replay.lines(furthest, perspective), grades),
    [replay, furthest, perspective, grades],
  );
  const moments = useMemo(
    () => ({ lines, current: moment, momentOf: () => undefined, go }),
    [lines, moment, go],
  );
  const { shortName } = useMemo(() => {
    const names = file.seats.map(({ name }) => name);
    const reader = mine.length === 1 ? mine[0] : undefined;
    const format = addressing(formatWith(Intl, language, names), reader);
    return nameMoves(replay, { language, format, gameTexts: game.texts[language] });
  }, [replay, game, language, file, mine]);
  useReplayKeys(playback);
  useMomentAddress(playback);
  useEffect(() => {
    document.title = `${texts.title(game.texts[language].name)} · Richtfest`;
  }, [texts, game, language]);
  return (
    <SeatColoursPlace seats={module.colouredSeats?.(snapshot.view, file.seats) ?? file.seats}>
      <MomentContext value={moments}>
        <StillTable
          client={client}
          module={module}
          snapshot={snapshot}
          tableKey={`${jumps} ${perspective}`}
          onShowScore={file.result === undefined ? undefined : () => setOver('score')}
          foot={(table, { isAnimating }) => (
            <>
              <Runner playback={playback} isAnimating={isAnimating} />
              <ReplayBar
                playback={playback}
                shortName={shortName}
                names={file.seats.map(({ name }) => name)}
                perspective={perspective}
                onPerspective={setPerspective}
                review={`${addressOfSource(source)}/review`}
                isShareable={'table' in source}
                onFork={() => setOver('fork')}
                question={() => replayQuestion(replay, moment, perspective)}
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
  useAutoStep(props.playback, props.isAnimating);
  return undefined;
}

/** The first person's perspective or, among bots, the first seat's. */
function firstPerspective(seats: readonly { readonly bot?: string }[]): Perspective {
  return Math.max(
    0,
    seats.findIndex(({ bot }) => bot === undefined),
  );
}

interface NoReplayProps {
  readonly why: Exclude<OpenedReplay['is'], 'open'> | 'no-review' | 'not-announced';
  /** The table, which is shown if the match is running. */
  readonly address: string;
}

/** Why a match can't be replayed or reviewed. */
export function NoReplay({ why, address }: NoReplayProps): ReactNode {
  const frame = useTexts();
  const replay = useReplayTexts();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (why === 'running') navigate(address, { replace: true });
  }, [why, address, navigate]);
  const texts = {
    running: replay.running,
    'not-found': frame.table.notFound,
    'no-secret': replay.noSecret,
    'no-review': replay.noReview,
    'not-announced': replay.notAnnounced,
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
