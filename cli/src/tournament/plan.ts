import type { Block, ThinkingTimes } from '@richtfest/bots';
import { addTimes, noTimes } from '@richtfest/bots';
import type { JsonObject } from '@richtfest/engine';

/** What is to be played, as data that can be sent to a worker. */
export interface TournamentPlan {
  readonly game: string;
  readonly players: number;
  /** Complete. */
  readonly options: JsonObject;
  /** As they were asked for, each once or as often as it is to sit down at a time. */
  readonly lineup: readonly string[];
  readonly seed: string;
  /** Each is a gathering in every seating. */
  readonly blocks: number;
}

export interface TournamentSums {
  readonly blocks: Block[];
  /** By bot. */
  readonly times: readonly ThinkingTimes[];
  readonly faults: number[];
}

export function noTournament(bots: number): TournamentSums {
  return {
    blocks: [],
    times: Array.from({ length: bots }, noTimes),
    faults: Array.from({ length: bots }, () => 0),
  };
}

export function addTournament(sums: TournamentSums, more: TournamentSums): void {
  sums.blocks.push(...more.blocks);
  sums.times.forEach((times, bot) => addTimes(times, more.times[bot] ?? noTimes()));
  more.faults.forEach((count, bot) => (sums.faults[bot] = (sums.faults[bot] ?? 0) + count));
}
