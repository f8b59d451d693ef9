import type { Game } from '@richtfest/engine';
import type { Problem, SeatStatus } from '@richtfest/protocol';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { RematchButtons } from '../rematch/rematch-buttons.tsx';
import { NextDialog } from '../rematch/next-dialog.tsx';
import { Loading, MessagePage } from '../app/page.tsx';
import type { GameModule } from '../games/index.ts';
import { ClosedTable } from '../hosting/closed-table.tsx';
import { LateSeat } from '../hosting/late-seat.tsx';
import type { MatchClient } from '../match/match-client.ts';
import type { RemoteFailure } from '../match/remote-match.ts';
import { reloadOnce } from '../offline/stale-page.ts';
import { PeopleContext } from '../table/drawer.tsx';
import { AsideContext } from '../table/prompt-asides.tsx';
import { TableFrame } from '../table/table-frame.tsx';
import { TalkPlace } from '../talk/talk-place.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { LateAside } from '../time/late-aside.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Arrival, arrivingSeat, hideSeatKey } from './arrival.tsx';
import { Gathering } from './gathering.tsx';
import { useLinkTexts } from './link-texts.ts';
import { PeoplePanel } from './people-panel.tsx';
import { type Around, type TableVisit, isOutdatedPage } from './remote-table.ts';
import { dropSeat, heldTable, holdTable, noteTable } from './seat-keys.ts';
import { matchFileOf } from './server.ts';
import { useRemoteTable, useTableState } from './use-remote-table.ts';

/** `/t/CODE`: an online table. */
export function OnlinePage({ code }: { readonly code: string }): ReactNode {
  const [arriving, setArriving] = useState(() => arrivingSeat(code));
  useLayoutEffect(hideSeatKey, []);
  const done = () => setArriving(undefined);
  if (arriving !== undefined) return <Arrival table={code} seat={arriving} onDone={done} />;
  return <Visiting code={code} />;
}

function Visiting({ code }: { readonly code: string }): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [isWatching, setIsWatching] = useState(false);
  const visit = useRemoteTable(code, { attempt, isWatching });
  const again = () => setAttempt(attempt + 1);
  switch (visit.is) {
    case 'knocking':
      return <Loading />;
    case 'unreachable':
      return <Unreachable onAgain={again} />;
    case 'turned-away':
      return <TurnedAway problem={visit.problem} />;
    case 'closed':
      return <ClosedTable summary={visit.summary} />;
    case 'late': {
      const watch = () => setIsWatching(true);
      return (
        <LateSeat table={code} onSeated={again} onWatch={visit.mayWatch ? watch : undefined} />
      );
    }
    case 'inside':
      return <Inside key={attempt} table={code} onSeated={again} {...visit} />;
  }
}

interface InsideProps {
  readonly table: string;
  readonly game: Game;
  readonly module: GameModule;
  readonly remote: TableVisit;
  readonly onSeated: () => void;
}

function Inside({ table, game, module, remote, onSeated }: InsideProps): ReactNode {
  const state = useTableState(remote);
  switch (state.is) {
    case 'connecting':
      return <Loading />;
    case 'gone':
      return <LetGo table={table} problem={state.problem} heldKey={state.key} onAgain={onSeated} />;
    case 'gathering':
      return (
        <TalkPlace table={table} client={remote.talk} seats={state.seats}>
          <Gathering table={table} game={game} state={state} onSeated={onSeated} />
        </TalkPlace>
      );
    case 'playing':
      return (
        <TalkPlace table={table} client={remote.talk} seats={state.seats}>
          <Playing table={table} module={module} onSeated={onSeated} {...state} />
        </TalkPlace>
      );
  }
}

interface PlayingProps {
  readonly table: string;
  readonly match: MatchClient;
  readonly seats: readonly SeatStatus[];
  readonly mine: readonly number[];
  readonly around: Around;
  readonly onSeated: () => void;
  readonly module: GameModule;
  readonly failure?: RemoteFailure;
}

function Playing(props: PlayingProps): ReactNode {
  const { table, match, module, failure, seats, mine, around, onSeated } = props;
  const { online } = useTexts();
  useEffect(
    () =>
      match.subscribe(() => {
        const { result, seats: infos, owing } = match.getSnapshot();
        const held = heldTable(table);
        if (held === undefined) return;
        const isFinished = result !== undefined;
        if (isFinished && held.isFinished !== true) holdTable({ table, isFinished });
        // Lets the street show who has moved since.
        const awaited = owing.flatMap((seat) => {
          const info = infos[seat];
          return info?.who === 'person-elsewhere' ? [info.name] : [];
        });
        if (awaited.join() !== held.waitedFor?.join()) noteTable(table, { waitedFor: awaited });
      }),
    [match, table],
  );
  const file = useCallback(() => matchFileOf(table), [table]);
  const panel = (
    <PeoplePanel
      table={table}
      game={match.game}
      seats={seats}
      mine={mine}
      around={around}
      isOver={match.getSnapshot().result !== undefined}
      onChange={onSeated}
    />
  );
  return (
    <PeopleContext value={panel}>
      <AsideContext value={<LateAside table={table} match={match} seats={seats} mine={mine} />}>
        <TableFrame
          client={match}
          module={module}
          offersSound
          refused={failure !== undefined && 'reason' in failure ? failure.reason : undefined}
          notice={
            failure !== undefined && 'problem' in failure
              ? online.problems[failure.problem]
              : undefined
          }
          file={file}
          matchAddress={`/t/${table}`}
          again={<RematchButtons table={table} game={match.game.id} next={around.next} />}
        />
      </AsideContext>
      {around.next !== undefined && <NextDialog table={table} next={around.next} />}
    </PeopleContext>
  );
}

interface LetGoProps {
  readonly table: string;
  readonly problem: Problem['code'];
  readonly heldKey: string | undefined;
  readonly onAgain: () => void;
}

/** The seat has left this device, which may still watch. */
const LOST_SEAT: readonly Problem['code'][] = ['seat-moved', 'removed', 'wrong-key'];

/** The server closed the connection for good. If the seat moved elsewhere, this device may watch. */
function LetGo({ table, problem, heldKey, onAgain }: LetGoProps): ReactNode {
  const { online, street, home } = useTexts();
  const texts = useLinkTexts();
  useEffect(() => {
    const isGone = problem === 'seat-moved' || problem === 'removed';
    if (isGone && heldKey !== undefined) dropSeat(table, heldKey);
    // A closed table still shows its result.
    if (problem === 'table-closed') onAgain();
  }, [table, problem, heldKey]);
  if (heldKey === undefined || !LOST_SEAT.includes(problem)) {
    return <TurnedAway problem={problem} />;
  }
  const watch = () => {
    dropSeat(table, heldKey);
    onAgain();
  };
  return (
    <MessagePage title={street.gate}>
      <p>{online.problems[problem]}</p>
      <Button variant="main" icon="eye" onClick={watch}>
        {texts.watch}
      </Button>
      <LinkButton to="/" icon="home">
        {home}
      </LinkButton>
    </MessagePage>
  );
}

function TurnedAway({ problem }: { readonly problem: Problem['code'] }): ReactNode {
  const frame = useTexts();
  const isOutdated = isOutdatedPage(problem);
  useEffect(() => {
    // The server has another version: the newest page speaks its protocol.
    if (isOutdated) reloadOnce();
  }, [isOutdated]);
  return (
    <MessagePage title={frame.street.gate}>
      <p role="alert">{frame.online.problems[problem]}</p>
      {isOutdated && (
        <Button variant="main" onClick={() => location.reload()}>
          {frame.failure.reload}
        </Button>
      )}
      <LinkButton to="/" icon="home">
        {frame.home}
      </LinkButton>
    </MessagePage>
  );
}

function Unreachable({ onAgain }: { readonly onAgain: () => void }): ReactNode {
  const frame = useTexts();
  return (
    <MessagePage title={frame.street.gate}>
      <p>{frame.online.unreachable}</p>
      <Button variant="main" onClick={onAgain}>
        {frame.online.tryAgain}
      </Button>
    </MessagePage>
  );
}
