import type { Grade } from '@richtfest/review';
import { type ReviewTexts, reviewTexts } from '@richtfest/review';
import type { ReactNode } from 'react';
import { textsHook } from '../texts/texts-hook.ts';
import styles from './grade-mark.module.css';

const useGradeTexts: () => ReviewTexts = textsHook(reviewTexts);

/** As in books about chess; a choice that was none has no sign. */
const SIGNS: Readonly<Record<Grade, string>> = {
  forced: '·',
  best: '!',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** The grade of a decision as a sign, with its name for screen readers. */
export function GradeMark({ grade }: { readonly grade: Grade }): ReactNode {
  const { grades } = useGradeTexts();
  return (
    <span className={styles['mark']} data-grade={grade} title={grades[grade]}>
      <span aria-hidden="true">{SIGNS[grade]}</span>
      <span className="said"> ({grades[grade]})</span>
    </span>
  );
}
