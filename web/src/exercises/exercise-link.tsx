import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../ui/icon.tsx';
import { dueExercises } from './exercise-store.ts';
import { useExerciseTexts } from './exercise-texts.ts';

interface ExerciseLinkProps {
  readonly count: number;
  readonly className: string;
}

/** The link to the exercises that are due. */
export function ExerciseLink({ count, className }: ExerciseLinkProps): ReactNode {
  const texts = useExerciseTexts();
  return (
    <Link href="/exercises" className={className} data-testid="exercises-due">
      <Icon name="hint" />
      <span>{texts.due(count)}</span>
    </Link>
  );
}

/** How many exercises are due; 0 until it is known. */
export function useDueCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    void dueExercises().then(({ length }) => {
      if (!isGone) setCount(length);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return count;
}
