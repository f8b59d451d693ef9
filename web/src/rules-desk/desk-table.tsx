import { type GameMove, type Reason, check } from '@richtfest/engine';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../app/page.tsx';
import { type GameModule, loadTable } from '../games/index.ts';
import { GuidedContext } from '../hint/guided.ts';
import { Pace } from '../match/pace.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { DeskCard } from './desk-card.tsx';
import { askAddress } from './desk-link.ts';
import { DeskMatch } from './desk-match.ts';
import { type DeskQuestion, type OpenQuestion, withoutMove } from './desk-question.ts';
import styles from './desk-table.module.css';
import { useDeskTexts } from './desk-texts.ts';
import { verdictOn } from './verdict.ts';
import type { WorkedQuestion } from './worked-questions.ts';

interface DeskTableProps {
  readonly open: OpenQuestion;
  readonly worked: WorkedQuestion | undefined;
}

/** The question above the game's own table, where a move is tried. */
export function DeskTable({ open, worked }: DeskTableProps): ReactNode {
  const { game } = open;
  const texts = useDeskTexts();
  const [, navigate] = useLocation();
  const module = useModule(game.id);
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState(open);
  const [isPlayed, setIsPlayed] = useState(false);
  const verdict = useMemo(() => verdictOn(asked), [asked]);
  const linked = useMemo(() => verdictOn(open), [open]);
  const refused = attempt === 0 && linked?.is === 'no' ? linked.reason : undefined;
  const ask = useCallback(
    (move: GameMove | undefined) => {
      const rest = withoutMove(open.question);
      const question: DeskQuestion =
        move === undefined ? rest : { ...rest, move: game.notation.writeMove(move) };
      setAsked({ ...open, question });
      setIsPlayed(false);
      void keepInAddress(question);
    },
    [open, game],
  );
  const match = useMemo(
    () =>
      new DeskMatch(open, {
        pace: new Pace(() => useSettingsStore.getState().chosen.pace),
        nameOf: (seat) => texts.player(seat + 1),
        onPlayed: (move) => {
          ask(move);
          setIsPlayed(true);
        },
      }),
    [open, attempt, texts, ask],
  );
  useEffect(() => () => match.close(), [match]);
  const onRefused = useCallback(
    (reason: Reason) => {
      const move = match.refusedFor(reason);
      if (check(game.notation.moveSchema, move).length === 0) ask(move as GameMove);
    },
    [match, game, ask],
  );
  if (module === undefined) return <Loading />;
  return (
    <div className={styles['desk']} data-testid="desk" data-verdict={verdict?.is}>
      <DeskCard
        asked={asked}
        verdict={verdict}
        worked={worked}
        onAgain={() => {
          ask(undefined);
          setAttempt(attempt + 1);
        }}
        onQuestion={(question) => void askAddress(question).then((to) => location.assign(to))}
        onLeave={() => navigate(`/games/${game.id}/rules`)}
      />
      <div className={styles['table']} inert={isPlayed}>
        <GuidedContext value>
          <TableFrame
            key={attempt}
            client={match}
            module={module}
            refused={refused}
            isRefusalExplained
            onRefused={onRefused}
          />
        </GuidedContext>
      </div>
    </div>
  );
}

/** The address of the page is always a link to the question, which stays where it is. */
async function keepInAddress(question: DeskQuestion): Promise<void> {
  history.replaceState(history.state, '', await askAddress(question));
}

function useModule(game: string): GameModule | undefined {
  const [module, setModule] = useState<GameModule>();
  useEffect(() => {
    let isGone = false;
    void loadTable(game).then((loaded) => {
      if (!isGone) setModule(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  return module;
}
