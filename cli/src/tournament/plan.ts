import type { Block, ThinkingTimes } from '@richtfest/bots';
import { addTimes, noTimes } from '@richtfest/bots';
import type { JsonObject } from '@richtfest/engine';

/** A tournament as data that can be sent to a worker. */
export interface TournamentPlan {
  readonly game: string;
  readonly players: number;
  /** Complete. */
  readonly options: JsonObject;
  /** The bots as listed; a bot listed several times plays several seats. */
  readonly lineup: readonly string[];
  readonly seed: string;
  /** The number of blocks; each is one group in every seating. */
  readonly blocks: number;
}

export interface TournamentSums {
  readonly blocks: Block[];
  /** By bot. */
  readonly times: readonly ThinkingTimes[];
  readonly rejectedAnswers: number[];
}

export function noTournament(bots: number): TournamentSums {
  return {
    blocks: [],
    times: Array.from({ length: bots }, noTimes),
    rejectedAnswers: Array.from({ length: bots }, () => 0),
  };
}

export function addTournament(sums: TournamentSums, more: TournamentSums): void {
  sums.blocks.push(...more.blocks);
  sums.times.forEach((times, bot) => addTimes(times, more.times[bot] ?? noTimes()));
  more.rejectedAnswers.forEach(
    (count, bot) => (sums.rejectedAnswers[bot] = (sums.rejectedAnswers[bot] ?? 0) + count),
  );
}
