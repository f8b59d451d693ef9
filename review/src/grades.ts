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
  shares: { inaccuracy: 0.03, mistake: 0.08, blunder: 0.16 },
  points: { inaccuracy: 1.5 },
} as const;

/** A loss counts from this many standard errors on. */
export const CERTAINTY = 2;

/** How clear a figure is: whether it exceeds twice its error. */
export function isClear(value: number, error: number): boolean {
  return Math.abs(value) > CERTAINTY * error;
}

/**
 * The grade of a decision by its loss against the best move. A threshold is passed if the loss
 * exceeds it by its error, so that another sample rarely gives a milder grade. A move that can't be
 * distinguished from the best one is one of the best.
 */
export function gradeOf(loss: Amount, error: Amount): Grade {
  const { shares, points } = THRESHOLDS;
  const isWorse = isClearLoss(loss.shares, error.shares);
  if (isWorse) {
    const certain = loss.shares - error.shares;
    if (certain >= shares.blunder) return 'blunder';
    if (certain >= shares.mistake) return 'mistake';
    if (certain >= shares.inaccuracy) return 'inaccuracy';
  }
  const isCostly = isClearLoss(loss.points, error.points);
  if (isCostly && loss.points - error.points >= points.inaccuracy) return 'inaccuracy';
  return isWorse || isCostly ? 'good' : 'best';
}

function isClearLoss(loss: number, error: number): boolean {
  return loss > 0 && isClear(loss, error);
}

/** Whether a loss of win shares is so close to a threshold that more samples may change the grade. */
export function isGradeInDoubt(loss: number, error: number): boolean {
  return [0, ...Object.values(THRESHOLDS.shares)].some(
    (threshold) => Math.abs(loss - error - threshold) < CERTAINTY * error,
  );
}
