import { findGame } from '@richtfest/catalog';
import type { Game, GameMove } from '@richtfest/engine';
import { moveReasonsText } from '@richtfest/review';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Loading, MessagePage } from '../app/page.tsx';
import { type GameModule, loadTable } from '../games/index.ts';
import { GuidedContext } from '../hint/guided.ts';
import { Pace } from '../match/pace.ts';
import { startReviewWorker } from '../review/review-worker.ts';
import { moveText, reviewWords } from '../review/review-words.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { ExerciseMatch } from './exercise-match.ts';
import { dueExercises, recordAnswer } from './exercise-store.ts';
import styles from './exercise-page.module.css';
import { useExerciseTexts } from './exercise-texts.ts';
import type { Exercise } from './exercise.ts';
import { type Verdict, isSolved, judgeAnswer } from './judge-answer.ts';

/** `/exercises`: decisions of your own games, to be made again. */
export function ExercisePage(): ReactNode {
  const [due, setDue] = useState<readonly Exercise[]>();
  const [at, setAt] = useState(0);
  useEffect(() => {
    let isGone = false;
    void dueExercises().then((found) => {
      if (!isGone) setDue(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (due === undefined) return <Loading />;
  const exercise = due[at];
  if (exercise === undefined) return <NoExercises />;
  return (
    <Opened
      key={exercise.id}
      exercise={exercise}
      left={due.length - at - 1}
      onNext={() => setAt(at + 1)}
    />
  );
}

function NoExercises(): ReactNode {
  const texts = useExerciseTexts();
  const { home } = useTexts();
  return (
    <MessagePage title={texts.title}>
      <p>{texts.none}</p>
      <p>{texts.noneHelp}</p>
      <LinkButton to="/" icon="home">
        {home}
      </LinkButton>
    </MessagePage>
  );
}

interface OpenedProps {
  readonly exercise: Exercise;
  /** The number of exercises after this one. */
  readonly left: number;
  readonly onNext: () => void;
}

/** Loads the game of an exercise; one that this version can't read is skipped. */
function Opened(props: OpenedProps): ReactNode {
  const { exercise, onNext } = props;
  const [loaded, setLoaded] = useState<{ readonly game: Game; readonly module: GameModule }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { game: id, rulesVersion } = exercise.file;
      const game = await findGame(id)?.load(rulesVersion);
      const module = await loadTable(id);
      if (isGone) return;
      if (game === undefined) onNext();
      else setLoaded({ game, module });
    };
    void load().catch(onNext);
    return () => {
      isGone = true;
    };
  }, [exercise]);
  if (loaded === undefined) return <Loading />;
  const again = () => setAttempt(attempt + 1);
  return <Table key={attempt} {...props} {...loaded} isFirst={attempt === 0} onAgain={again} />;
}

interface TableProps extends OpenedProps {
  readonly game: Game;
  readonly module: GameModule;
  /** Only the first answer counts. */
  readonly isFirst: boolean;
  readonly onAgain: () => void;
}

function Table({ exercise, game, module, left, isFirst, onNext, onAgain }: TableProps): ReactNode {
  const texts = useExerciseTexts();
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const { match, verdict, isAnswered } = useAnswer(exercise, game, isFirst);
  const words = useMemo(() => {
    const names = exercise.file.seats.map(({ name }) => name);
    return reviewWords(game, language, { names, reader: exercise.seat });
  }, [game, language, exercise]);
  const best = moveText(exercise.best, words);
  const said =
    verdict === undefined
      ? isAnswered
        ? texts.judging
        : texts.question(words.gameTexts.name, exercise.file.moves.length + 1)
      : texts[verdict.is](best);
  const { seat } = exercise;
  const why =
    verdict === undefined ? '' : moveReasonsText(verdict.reasons, game, { ...words, seat });
  useEffect(() => {
    document.title = `${texts.title} · Richtfest`;
  }, [texts]);
  return (
    <div className={styles['exercise']} data-testid="exercise" data-verdict={verdict?.is}>
      <ExerciseCard
        said={[said, why, verdict !== undefined && !isSolved(verdict) ? texts.comesBack : '']}
        isOver={verdict !== undefined}
        left={left}
        onAgain={onAgain}
        onNext={left > 0 ? onNext : () => navigate('/')}
        onLeave={() => navigate('/')}
      />
      <div className={styles['table']} inert={isAnswered}>
        <GuidedContext value>
          <TableFrame client={match} module={module} />
        </GuidedContext>
      </div>
    </div>
  );
}

interface Answering {
  readonly match: ExerciseMatch;
  readonly isAnswered: boolean;
  readonly verdict: Verdict | undefined;
}

/** The table of the exercise, and the verdict on the move played there. */
function useAnswer(exercise: Exercise, game: Game, counts: boolean): Answering {
  const [move, setMove] = useState<GameMove>();
  const [verdict, setVerdict] = useState<Verdict>();
  const pace = useRef<Pace>(undefined);
  pace.current ??= new Pace(() => useSettingsStore.getState().chosen.pace);
  const match = useMemo(
    () => new ExerciseMatch(game, exercise, { pace: pace.current as Pace, onAnswer: setMove }),
    [game, exercise],
  );
  useEffect(() => () => match.close(), [match]);
  useEffect(() => {
    if (move === undefined) return;
    let isGone = false;
    const judged = async () => {
      const found = await judgeAnswer(exercise, move, { game, worker: startReviewWorker });
      if (isGone) return;
      setVerdict(found);
      if (counts) await recordAnswer(exercise, isSolved(found));
    };
    void judged();
    return () => {
      isGone = true;
    };
  }, [move]);
  return { match, isAnswered: move !== undefined, verdict };
}
