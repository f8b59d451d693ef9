import type { GameTypes, PlayableGame } from '@richtfest/engine';
import type { OpenDecision } from '../valuing/valuer.ts';

/** A decision under test. */
export interface CandidateTest<T extends GameTypes> {
  readonly game: PlayableGame<T>;
  readonly decision: OpenDecision<T>;
  readonly choices: readonly T['Move'][];
  /** Those that the search compares. */
  readonly moves: readonly T['Move'][];
  readonly players: number;
  readonly seed: string;
}
