import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { Loading, MessagePage } from '../app/page.tsx';
import { useDailyTexts } from '../daily/daily-texts.ts';
import { houseOfRecord, isPractice } from '../daily/record-id.ts';
import type { GameModule } from '../games/index.ts';
import type { LocalMatch } from '../match/local-match.ts';
import { type OpenedLocalMatch, openLocalMatch } from '../match/open-local-match.ts';
import { playAgain } from '../match/play-again.ts';
import { planOfMatch } from '../set-up/plan-of-match.ts';
import { rememberPlan } from '../set-up/remembered.ts';
import { useSameCardsTexts } from '../same-cards/same-cards-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { TableFrame } from './table-frame.tsx';

/** `/play/ID`: a match on this device. */
export function LocalPage({ id }: { readonly id: string }): ReactNode {
  const { opened, insist } = useOpenedMatch(id);
  const frame = useTexts();
  if (opened === undefined) return <Loading />;
  switch (opened.is) {
    case 'open':
      return <OpenTable match={opened.match} module={opened.module} onElsewhere={insist} />;
    case 'elsewhere':
      return <Elsewhere onInsist={insist} />;
    case 'not-found':
    case 'unreadable':
      return (
        <MessagePage title={frame.name}>
          <p>{opened.is === 'not-found' ? frame.table.notFound : frame.table.unreadable}</p>
          <LinkButton to="/" icon="home">
            {frame.home}
          </LinkButton>
        </MessagePage>
      );
  }
}

interface OpenTableProps {
  readonly match: LocalMatch;
  readonly module: GameModule;
  readonly onElsewhere: () => void;
}

function OpenTable({ match, module, onElsewhere }: OpenTableProps): ReactNode {
  const frame = useTexts();
  const [, navigate] = useLocation();
  const failure = useSyncExternalStore(
    (listener) => match.subscribe(listener),
    () => match.getSaveFailure(),
  );
  const { guest } = frame.setUp;
  const comparison = useComparison(match);
  const practice = usePracticeNotice(match);
  const change = () => {
    rememberPlan(match.game.id, planOfMatch(match.game, match.header, guest));
    navigate(`/games/${match.game.id}/set-up`);
  };
  const file = useCallback(() => Promise.resolve(match.file()), [match]);
  const onAnimating = useCallback(
    (isAnimating: boolean) => match.setAnimating(isAnimating),
    [match],
  );
  if (failure === 'elsewhere') return <Elsewhere onInsist={onElsewhere} />;
  return (
    <TableFrame
      client={match}
      module={module}
      offersSound
      notice={failure === 'unsaved' ? frame.table.unsaved : practice}
      onFastForward={() => match.fastForward()}
      onAnimating={onAnimating}
      file={file}
      matchAddress={`/play/${match.getSnapshot().id}`}
      {...(comparison !== undefined && {
        again: (
          <LinkButton variant="main" icon="chart" to={comparison.to}>
            {comparison.label}
          </LinkButton>
        ),
      })}
      {...(comparison === undefined && {
        onAgain: () => void playAgain(match.header).then((id) => navigate(`/play/${id}`)),
        onChange: change,
      })}
    />
  );
}

/** The page that compares this match with others. */
function useComparison(
  match: LocalMatch,
): { readonly to: string; readonly label: string } | undefined {
  const daily = useDailyTexts();
  const sameCards = useSameCardsTexts();
  const { id } = match.getSnapshot();
  const house = houseOfRecord(id);
  if (house !== undefined) return { to: `/daily/${house.day}/${house.game}`, label: daily.result };
  const { rival } = match;
  if (rival === undefined) return undefined;
  return {
    to: `/play/${id}/compare`,
    label: sameCards.compare(rival.seats[rival.seat]?.name ?? ''),
  };
}

/** What a practice house says about itself. */
function usePracticeNotice(match: LocalMatch): string | undefined {
  const { practiceHouse } = useDailyTexts();
  return isPractice(match.getSnapshot().id) ? practiceHouse : undefined;
}

function Elsewhere({ onInsist }: { readonly onInsist: () => void }): ReactNode {
  const frame = useTexts();
  return (
    <MessagePage title={frame.table.elsewhere}>
      <p>{frame.table.elsewhereHelp}</p>
      <Button variant="main" icon="play" onClick={onInsist}>
        {frame.table.playHere}
      </Button>
    </MessagePage>
  );
}

/** Opens the match once per id and closes it with the page. */
function useOpenedMatch(id: string): { opened: OpenedLocalMatch | undefined; insist: () => void } {
  const [opened, setOpened] = useState<OpenedLocalMatch>();
  const [insisting, setInsisting] = useState(0);
  useEffect(() => {
    let isGone = false;
    let result: OpenedLocalMatch | undefined;
    const onLost = () => {
      if (result?.is === 'open') result.close();
      if (!isGone) setOpened({ is: 'elsewhere' });
    };
    setOpened(undefined);
    void openLocalMatch({ id, isInsisting: insisting > 0, onLost }).then((found) => {
      result = found;
      if (!isGone) setOpened(found);
      else if (found.is === 'open') found.close();
    });
    return () => {
      isGone = true;
      if (result?.is === 'open') result.close();
    };
  }, [id, insisting]);
  return { opened, insist: () => setInsisting((count) => count + 1) };
}
