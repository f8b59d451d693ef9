import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { moveReasonsText } from '@richtfest/review';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Loading, MessagePage } from '../app/page.tsx';
import { type GameModule, loadTable } from '../games/index.ts';
import { replayOf } from '../match/replay.ts';
import { moveText, reviewWords } from '../review/review-words.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { dueExercises, recordAnswer } from './exercise-store.ts';
import { useExerciseTexts } from './exercise-texts.ts';
import { ExerciseTable } from './exercise-table.tsx';
import { type Exercise, isPuzzle } from './exercise.ts';
import { isSolved } from './judge-answer.ts';
import { useAnswer } from './use-answer.ts';

/** `/exercises`: decisions of your own games, to be made again. */
export function ExercisePage(): ReactNode {
  const [due, setDue] = useState<readonly Exercise[]>();
  useEffect(() => {
    let isGone = false;
    void dueExercises().then((found) => {
      if (!isGone) setDue(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const [, navigate] = useLocation();
  if (due === undefined) return <Loading />;
  if (due.length === 0) return <NoExercises />;
  return <ExerciseRun exercises={due} isLast onDone={() => navigate('/')} />;
}

interface ExerciseRunProps {
  readonly exercises: readonly Exercise[];
  /** Nothing follows after the last one. */
  readonly isLast?: true;
  readonly onDone: () => void;
}

/** Exercises one after the other. */
export function ExerciseRun({ exercises, isLast, onDone }: ExerciseRunProps): ReactNode {
  const [at, setAt] = useState(0);
  const left = exercises.length - at - 1;
  const exercise = exercises[at];
  if (exercise === undefined) return undefined;
  return (
    <Opened
      key={exercise.id}
      exercise={exercise}
      left={isLast ? left : left + 1}
      onNext={left > 0 ? () => setAt(at + 1) : onDone}
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
  const { match, verdict, move } = useAnswer(exercise, game, (found) => {
    if (isFirst) void recordAnswer(exercise, isSolved(found));
  });
  const words = useMemo(() => {
    const names = exercise.file.seats.map(({ name }) => name);
    const replay = replayOf(game, exercise.file);
    return reviewWords(game, language, { names, reader: exercise.seat, replay });
  }, [game, language, exercise]);
  const { name } = words.gameTexts;
  const question = isPuzzle(exercise)
    ? texts.puzzleQuestion(name)
    : texts.question(name, words.when(exercise.file.moves.length + 1));
  const said =
    verdict === undefined
      ? move === undefined
        ? question
        : texts.judging
      : texts[verdict.is](moveText(exercise.best, words));
  const { seat } = exercise;
  const why =
    verdict === undefined ? '' : moveReasonsText(verdict.reasons, game, { ...words, seat });
  useEffect(() => {
    document.title = `${texts.title} · Richtfest`;
  }, [texts]);
  const comesBack = verdict !== undefined && !isSolved(verdict) ? texts.comesBack : '';
  return (
    <ExerciseTable
      title={texts.title}
      match={match}
      module={module}
      isAnswered={move !== undefined}
      verdict={verdict}
      card={
        <ExerciseCard
          title={texts.title}
          said={[said, why, comesBack]}
          onLeave={() => navigate('/')}
        >
          {verdict !== undefined && (
            <>
              <Button icon="restart" onClick={onAgain}>
                {texts.again}
              </Button>
              <Button variant="main" icon={left > 0 ? 'right' : 'check'} onClick={onNext}>
                {left > 0 ? texts.next : texts.finish}
              </Button>
            </>
          )}
        </ExerciseCard>
      }
    />
  );
}
