import { findGame } from '@richtfest/catalog';
import type { GameMove, PlayableGame } from '@richtfest/engine';
import { type Puzzle, moveReasonsText } from '@richtfest/review';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ExerciseCard } from '../exercises/exercise-card.tsx';
import { addExercises } from '../exercises/exercise-store.ts';
import { ExerciseTable } from '../exercises/exercise-table.tsx';
import { useExerciseTexts } from '../exercises/exercise-texts.ts';
import { type Exercise, missedPuzzle } from '../exercises/exercise.ts';
import { type AnswerVerdict, isSolved } from '../exercises/judge-answer.ts';
import { useAnswer } from '../exercises/use-answer.ts';
import type { GameModule } from '../games/index.ts';
import { type ReviewWords, moveText, reviewWords } from '../review/review-words.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { readProgress, saveProgress } from './progress-store.ts';
import { type Score, withAnswer } from './progress.ts';
import { HintButtons } from './hint-buttons.tsx';
import { puzzleReport } from './puzzle-report.ts';
import { usePuzzleTexts } from './puzzle-texts.ts';
import { SharePuzzle } from './share-puzzle.tsx';
import { type Hints, useHints } from './use-hints.ts';

interface PuzzleTableProps {
  readonly puzzle: Puzzle;
  readonly exercise: Exercise;
  readonly game: PlayableGame;
  readonly module: GameModule;
  readonly onNext: () => void;
}

/** One puzzle: a decision at the real table, with hints and a second chance. */
export function PuzzleTable(props: PuzzleTableProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const hints = useHints();
  const { puzzle, game } = props;
  const { title } = usePuzzleTexts();
  useEffect(() => {
    document.title = `${title} · Richtfest`;
  }, [title]);
  const record = (verdict: AnswerVerdict, move: GameMove) => {
    if (attempt > 0) return;
    const progress = readProgress(game.id);
    saveProgress(game.id, withAnswer(progress, puzzle, scoreOf(verdict, hints.given)));
    if (isSolved(verdict)) return;
    const missed = { played: move, reasons: verdict.reasons };
    void addExercises([missedPuzzle(props.exercise, missed, Date.now())]);
  };
  return (
    <Attempt
      key={attempt}
      {...props}
      hints={hints}
      onVerdict={record}
      onAgain={() => setAttempt(attempt + 1)}
    />
  );
}

/** Hints and moves that are as good as the best one, as far as can be measured, count half. */
function scoreOf(verdict: AnswerVerdict, hints: number): Score {
  if (!isSolved(verdict)) return 0;
  return verdict.is === 'solved' && hints === 0 ? 1 : 0.5;
}

interface AttemptProps extends PuzzleTableProps {
  readonly hints: Hints;
  readonly onVerdict: (verdict: AnswerVerdict, move: GameMove) => void;
  readonly onAgain: () => void;
}

function Attempt(props: AttemptProps): ReactNode {
  const { puzzle, exercise, game, module, hints, onVerdict, onAgain, onNext } = props;
  const texts = usePuzzleTexts();
  const { again, judging } = useExerciseTexts();
  const [, navigate] = useLocation();
  const [isShown, setIsShown] = useState(false);
  const { match, move, verdict } = useAnswer(exercise, game, onVerdict);
  const words = useWords(exercise, game);
  const name = findGame(game.id)?.names[words.language] ?? game.id;
  const isMissed = verdict !== undefined && !isSolved(verdict);
  const isOver = (verdict !== undefined && !isMissed) || isShown;
  const sentences = useSentences({ ...props, verdict, isShown, words });
  const said = verdict === undefined && move !== undefined ? [judging] : sentences;
  const report = () => {
    if (move !== undefined && verdict !== undefined)
      saveFile(`richtfest-puzzle-${puzzle.id}.json`, puzzleReport(game, puzzle, { move, verdict }));
  };
  return (
    <ExerciseTable
      title={texts.title}
      match={match}
      module={module}
      isAnswered={move !== undefined || isShown}
      verdict={verdict}
      card={
        <ExerciseCard title={texts.title} said={said} onLeave={() => navigate(`/games/${game.id}`)}>
          {move === undefined && !isShown && <HintButtons hints={hints} />}
          {isMissed && !isShown && (
            <>
              <Button icon="eye" onClick={() => setIsShown(true)}>
                {texts.answer}
              </Button>
              <Button variant="main" icon="restart" onClick={onAgain}>
                {again}
              </Button>
            </>
          )}
          {isOver && (
            <>
              {isMissed && (
                <Button variant="quiet" icon="down" onClick={report}>
                  {texts.report}
                </Button>
              )}
              <SharePuzzle path={exercise.id} name={name} />
              <Button variant="main" icon="right" onClick={onNext}>
                {texts.next}
              </Button>
            </>
          )}
        </ExerciseCard>
      }
    />
  );
}

function useWords({ file, seat }: Exercise, game: PlayableGame): ReviewWords {
  const { language } = useSettings();
  return useMemo(() => {
    const names = file.seats.map(({ name }) => name);
    return reviewWords(game, language, { names, reader: seat });
  }, [game, language, file]);
}

interface Sentences extends Pick<AttemptProps, 'puzzle' | 'exercise' | 'game' | 'hints'> {
  readonly verdict: AnswerVerdict | undefined;
  readonly isShown: boolean;
  readonly words: ReviewWords;
}

/** What the card says: question and hints, or the verdict with its reason. */
function useSentences(sentences: Sentences): string[] {
  const { puzzle, exercise, game, hints, verdict, isShown, words } = sentences;
  const texts = usePuzzleTexts();
  const { seat } = exercise;
  const best = moveText(exercise.best, words);
  const why = (reasons: AnswerVerdict['reasons']) =>
    moveReasonsText(reasons.length > 0 ? reasons : puzzle.reasons, game, { ...words, seat });
  const { rating } = readProgress(game.id).own;
  const own = texts.rating(String(Math.round(rating)));
  if (isShown) return [texts.solution(best), why(verdict?.reasons ?? [])];
  if (verdict === undefined) {
    const shown = hints.areShown ? hints.given : 0;
    const category = game.bots?.puzzles?.categories[words.language][puzzle.category] ?? '';
    return [
      texts.question(/[?!.]$/u.test(category) ? category : `${category}.`),
      shown > 0 ? texts.because(why(puzzle.reasons)) : own,
      shown > 1 ? texts.notThis(moveText(exercise.played, words)) : '',
    ];
  }
  switch (verdict.is) {
    case 'solved':
      return [texts.solved(best), why(verdict.reasons), own];
    case 'alsoGood':
      return [texts.nearly(best), why([]), own];
    case 'asBefore':
    case 'missed':
      return [texts.missed, why(verdict.reasons)];
  }
}
