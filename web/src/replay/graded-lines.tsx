import type { MatchFile } from '@richtfest/engine';
import type { Grade } from '@richtfest/review';
import { useEffect, useState } from 'react';
import { GradeMark } from '../review/grade-mark.tsx';
import { storedReview } from '../review/review-store.ts';
import type { MomentLine } from '../table/moments.ts';

type Grades = ReadonlyMap<number, Grade>;

/** The grades of a finished review of this device, by the number of the move. */
export function useStoredGrades(address: string, file: MatchFile): Grades | undefined {
  const [grades, setGrades] = useState<Grades>();
  useEffect(() => {
    let isGone = false;
    void storedReview(address, { moves: file.moves.length, budget: 0 }).then((review) => {
      if (isGone || review === undefined) return;
      setGrades(new Map(review.decisions.map(({ move, grade }) => [move, grade])));
    });
    return () => {
      isGone = true;
    };
  }, [address, file]);
  return grades;
}

/** The log with a grade on the first line of every decision that was a choice. */
export function gradedLines(
  lines: readonly MomentLine[],
  grades: Grades | undefined,
): readonly MomentLine[] {
  if (grades === undefined) return lines;
  return lines.map((line, at) => {
    const { moment } = line;
    const grade = moment === undefined ? undefined : grades.get(moment);
    if (grade === undefined || grade === 'forced' || lines[at - 1]?.moment === moment) return line;
    return { ...line, mark: <GradeMark grade={grade} /> };
  });
}
