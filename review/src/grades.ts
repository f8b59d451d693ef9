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

/** The grade of a decision by its loss against the best move. */
export function gradeOf(loss: Amount, error: Amount): Grade {
  const { shares, points } = THRESHOLDS;
  if (loss.shares > 0 && isClear(loss.shares, error.shares)) {
    if (loss.shares >= shares.blunder) return 'blunder';
    if (loss.shares >= shares.mistake) return 'mistake';
    if (loss.shares >= shares.inaccuracy) return 'inaccuracy';
  }
  const isCostly = loss.points >= points.inaccuracy && isClear(loss.points, error.points);
  return isCostly ? 'inaccuracy' : 'good';
}
