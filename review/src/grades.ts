/** The quality of a decision, from best to worst; `forced` if there was no choice. */
export const GRADES = ['forced', 'best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** Win shares and points ahead. */
export interface Amount {
  readonly shares: number;
  readonly points: number;
}

/**
 * From which loss on a decision gets a grade. A large loss of points that hardly affects who wins
 * is an inaccuracy at most.
 */
export const THRESHOLDS = {
  shares: { good: 0.01, inaccuracy: 0.03, mistake: 0.08, blunder: 0.16 },
  points: { good: 0.3, inaccuracy: 1.5 },
} as const;

/** Only the part of a loss beyond this many standard errors counts. */
export const CERTAINTY = 2;

/** How clear a figure is: whether it exceeds twice its error. */
export function isClear(value: number, error: number): boolean {
  return Math.abs(value) > CERTAINTY * error;
}

/**
 * The grade of a decision by its loss against the best move, as far as the loss is beyond doubt, so
 * that another sample rarely gives a milder grade. A move that can hardly be distinguished from the
 * best one is one of the best.
 */
export function gradeOf(loss: Amount, error: Amount): Grade {
  const shares = loss.shares - CERTAINTY * error.shares;
  const points = loss.points - CERTAINTY * error.points;
  const limits = THRESHOLDS.shares;
  if (shares >= limits.blunder) return 'blunder';
  if (shares >= limits.mistake) return 'mistake';
  const reaches = (grade: 'inaccuracy' | 'good') =>
    shares >= limits[grade] || points >= THRESHOLDS.points[grade];
  if (reaches('inaccuracy')) return 'inaccuracy';
  return reaches('good') ? 'good' : 'best';
}

/** Whether something was lost beyond doubt. */
export function isClearLoss(loss: number, error: number): boolean {
  return loss > 0 && isClear(loss, error);
}

/** Whether a loss of win shares is so close to a threshold that more samples may change the grade. */
export function isGradeInDoubt(loss: number, error: number): boolean {
  const certain = loss - CERTAINTY * error;
  return Object.values(THRESHOLDS.shares).some(
    (threshold) => Math.abs(certain - threshold) < CERTAINTY * error,
  );
}
