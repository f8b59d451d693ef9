import { findGame } from '@richtfest/catalog';
import type { PlayableGame } from '@richtfest/engine';
import { type Puzzle, loadPuzzles } from '@richtfest/review';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Loading, MessagePage } from '../app/page.tsx';
import { Nowhere } from '../app/nowhere.tsx';
import { ExerciseRun } from '../exercises/exercise-page.tsx';
import { dueExercises } from '../exercises/exercise-store.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { type GameModule, loadTable } from '../games/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { readProgress } from './progress-store.ts';
import { nextPuzzle } from './progress.ts';
import { exerciseOf } from './puzzle-exercise.ts';
import { PuzzleTable } from './puzzle-table.tsx';
import { usePuzzleTexts } from './puzzle-texts.ts';

interface PuzzlePageProps {
  /** The game. */
  readonly id: string;
  /** A certain puzzle; else the next one. */
  readonly puzzle?: string | undefined;
}

/** `/puzzles/GAME` and `/puzzles/GAME/ID`: decisions with one best move. */
export function PuzzlePage({ id, puzzle: wanted }: PuzzlePageProps): ReactNode {
  const loaded = usePuzzles(id);
  const [, navigate] = useLocation();
  const [areDueDone, setAreDueDone] = useState(false);
  if (findGame(id) === undefined) return <Nowhere />;
  if (loaded === undefined) return <Loading />;
  const { game, module, puzzles, due } = loaded;
  if (wanted === undefined && due.length > 0 && !areDueDone)
    return <ExerciseRun exercises={due} onDone={() => setAreDueDone(true)} />;
  const open = (next: string) => navigate(`/puzzles/${id}/${next}`, { replace: true });
  if (wanted === undefined) return <Next id={id} puzzles={puzzles} onOpen={open} />;
  const puzzle = puzzles.find((each) => each.id === wanted);
  const exercise = puzzle && exerciseOf(game, puzzle);
  if (puzzle === undefined || exercise === undefined) return <Message is="unknown" id={id} />;
  return (
    <PuzzleTable
      key={puzzle.id}
      puzzle={puzzle}
      exercise={exercise}
      game={game}
      module={module}
      onNext={() => navigate(`/puzzles/${id}`, { replace: true })}
    />
  );
}

interface NextProps {
  readonly id: string;
  readonly puzzles: readonly Puzzle[];
  readonly onOpen: (puzzle: string) => void;
}

/** Opens the puzzle that fits the player best; its address can be shared. */
function Next({ id, puzzles, onOpen }: NextProps): ReactNode {
  const next = nextPuzzle(puzzles, readProgress(id));
  useEffect(() => {
    if (next !== undefined) onOpen(next.id);
  }, [next?.id]);
  if (next !== undefined) return <Loading />;
  return <Message is={puzzles.length === 0 ? 'empty' : 'none'} id={id} />;
}

interface MessageProps {
  readonly is: 'none' | 'empty' | 'unknown';
  readonly id: string;
}

function Message({ is, id }: MessageProps): ReactNode {
  const texts = usePuzzleTexts();
  const { home } = useTexts();
  return (
    <MessagePage title={texts.title}>
      <p>{texts[is]}</p>
      {is === 'unknown' && (
        <LinkButton to={`/puzzles/${id}`} icon="hint">
          {texts.all}
        </LinkButton>
      )}
      <LinkButton to="/" icon="home">
        {home}
      </LinkButton>
    </MessagePage>
  );
}

interface Loaded {
  readonly game: PlayableGame;
  readonly module: GameModule;
  readonly puzzles: readonly Puzzle[];
  /** Own mistakes and missed puzzles of this game. */
  readonly due: readonly Exercise[];
}

function usePuzzles(id: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const game = await findGame(id)?.load();
      if (game === undefined) return;
      const [module, puzzles, due] = await Promise.all([
        loadTable(id),
        loadPuzzles(game),
        dueExercises(),
      ]);
      const own = due.filter(({ file }) => file.game === id);
      if (!isGone) setLoaded({ game, module, puzzles, due: own });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return loaded;
}
