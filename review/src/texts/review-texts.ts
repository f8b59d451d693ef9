import type { Plural, Seat, SeatFormat } from '@richtfest/engine';
import type { Grade } from '../grades.ts';
import type { Method } from '../valuing/valuer.ts';

/** The cause that decided a match for its winner. */
export type Cause = 'luck' | 'own' | 'others';

/** Luck for a seat after the move of another one. */
interface OthersMove {
  readonly seat: Seat;
  readonly mover: Seat;
  readonly move: number;
}

/** Texts of a review. Names, numbers and moves are formatted already. */
export interface ReviewTexts {
  readonly point: Plural;
  readonly grades: Readonly<Record<Grade, string>>;
  /** The winners; a comma and the reason follow. */
  won(winners: readonly Seat[], format: SeatFormat): string;
  /** The causes, as a list. */
  aboveAll(causes: string): string;
  readonly because: Readonly<Record<Cause, string>>;
  /** The match is unfinished; the decisive move may follow. */
  ahead(seat: Seat, chance: string, format: SeatFormat): string;
  /** Follows in the same sentence, after a semicolon. */
  decisive(moment: string): string;
  /** A move inside a sentence. */
  readonly moveNumber: (move: number) => string;
  readonly momentsTitle: string;
  readonly noMoments: string;
  choice(moment: { move: number; name: string; played: string; best: string }): string;
  readonly lucky: (seat: Seat, move: number, format: SeatFormat) => string;
  readonly unlucky: (seat: Seat, move: number, format: SeatFormat) => string;
  /** Luck that followed another player's move. */
  readonly luckyAfter: (move: OthersMove, format: SeatFormat) => string;
  readonly unluckyAfter: (move: OthersMove, format: SeatFormat) => string;
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
