import type { Bot, SimulationOptions } from '@richtfest/bots';
import type { JsonObject } from '@richtfest/engine';
import { openBot } from '../external/bot-spec.ts';

/** A simulation as data that can be sent to a worker. */
export interface SimulationPlan {
  readonly game: string;
  readonly players: number;
  /** Complete. */
  readonly options: JsonObject;
  /** For the match files. */
  readonly editionName?: string;
  /** A name for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** A folder for the match files. */
  readonly save?: string;
}

/** The plan with opened bots; one program plays all its seats. */
export function simulationOptions({
  players,
  options,
  bots,
  seed,
}: SimulationPlan): SimulationOptions {
  const opened = new Map(bots.map((spec) => [spec, openBot(spec, printError)]));
  return { players, options, seed, bots: bots.map((spec) => opened.get(spec) as Bot) };
}

function printError(message: string): void {
  process.stderr.write(`${message}\n`);
}
