import type { Game, GameMove } from '@richtfest/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Pace } from '../match/pace.ts';
import { startReviewWorker } from '../review/review-worker.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { ExerciseMatch } from './exercise-match.ts';
import type { Exercise } from './exercise.ts';
import { type AnswerVerdict, judgeAnswer } from './judge-answer.ts';

export interface Answering {
  readonly match: ExerciseMatch;
  /** The answer; undefined until a move is played. */
  readonly move: GameMove | undefined;
  readonly verdict: AnswerVerdict | undefined;
}

/** The table of an exercise, and the verdict on the move played there. */
export function useAnswer(
  exercise: Exercise,
  game: Game,
  onVerdict: (verdict: AnswerVerdict, move: GameMove) => void,
): Answering {
  const [move, setMove] = useState<GameMove>();
  const [verdict, setVerdict] = useState<AnswerVerdict>();
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
      onVerdict(found, move);
    };
    void judged();
    return () => {
      isGone = true;
    };
  }, [move]);
  return { match, move, verdict };
}
