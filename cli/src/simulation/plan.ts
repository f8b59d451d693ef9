import type { SimulationSettings } from '@richtfest/bots';
import { botNamed } from '@richtfest/bots';
import type { JsonObject } from '@richtfest/engine';

/** What is to be simulated, as data that can be sent to a worker. */
export interface SimulationPlan {
  readonly game: string;
  readonly players: number;
  /** Complete. */
  readonly options: JsonObject;
  /** A name for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** A folder for the match files. */
  readonly save?: string;
}

export function settingsOf({ players, options, bots, seed }: SimulationPlan): SimulationSettings {
  return {
    players,
    options,
    seed,
    bots: bots.map((name) => {
      const bot = botNamed(name);
      if (bot === undefined) throw new RangeError(`no bot is called ${name}`);
      return bot;
    }),
  };
}
