import type { Plural } from '@richtfest/engine';
import type { Grade } from '../grades.ts';
import type { Method } from '../valuing/valuer.ts';

/** What decided a match for its winner. */
export type Cause = 'luck' | 'own' | 'others';

/** Texts of a review. Names, numbers and moves are formatted already. */
export interface ReviewTexts {
  readonly point: Plural;
  readonly grades: Readonly<Record<Grade, string>>;
  /** Who won; followed by a comma and why. */
  won(name: string): string;
  shared(names: string): string;
  /** The causes, as a list. */
  aboveAll(causes: string): string;
  readonly because: Readonly<Record<Cause, string>>;
  /** The match is unfinished. */
  ahead(name: string, chance: string): string;
  /** Follows the first sentence. */
  decisive(move: number): string;
  readonly momentsTitle: string;
  readonly noMoments: string;
  choice(moment: { move: number; name: string; played: string; best: string }): string;
  readonly kind: (moment: { move: number; name: string }) => string;
  readonly unkind: (moment: { move: number; name: string }) => string;
  /** Luck that followed another player's move. */
  readonly kindAfter: (moment: { move: number; name: string; mover: string }) => string;
  readonly unkindAfter: (moment: { move: number; name: string; mover: string }) => string;
  readonly balanceTitle: string;
  readonly balance: Readonly<Record<'start' | 'luck' | 'own' | 'others' | 'result', string>>;
  readonly chance: string;
  readonly pointsAhead: string;
  readonly gradesTitle: string;
  /** How a figure is to be read: what adds up, against which player. */
  readonly note: string;
  /** How sure the figures of a method are. */
  readonly certainty: Readonly<Record<Method, string>>;
  /** The review was stopped early. */
  readonly stopped: string;
  readonly stoppedEarly: string;
}
