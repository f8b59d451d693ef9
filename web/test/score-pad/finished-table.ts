import { playOut, random } from '@richtfest/bots';
import {
  type Game,
  type GameEvent,
  type JsonObject,
  type Result,
  FastChance,
  checkedOptions,
  randomFromText,
  simulationKey,
} from '@richtfest/engine';
import { type Tap, tapsOf } from './taps-of.ts';

/** Options that change what is scored. */
const TABLES: Readonly<Record<string, readonly JsonObject[]>> = {
  'three-little-pigs': [{}, { experienced: true }],
  'best-treehouse': [{}, { young: true }],
  ueberdachen: [{ quickStart: true, roundLimit: 40 }],
};

export function optionsOf(game: string): readonly JsonObject[] {
  return TABLES[game] ?? [{}];
}

interface FinishedTable {
  /** What a person taps to copy it to the pad. */
  readonly taps: readonly Tap[];
  readonly result: Result | undefined;
  readonly players: number;
}

/** A game that random bots have finished; the same for the same number. */
export function finishedTable(
  game: Game,
  at: number,
  { options, players: wanted }: { readonly options: JsonObject; readonly players?: number },
): FinishedTable {
  const { min, max } = game.players;
  const players = wanted ?? min + (at % (max - min + 1));
  const table = { players, options: checkedOptions(game, { players, options }) };
  const events: GameEvent[] = [];
  const dealer = {
    chance: new FastChance(simulationKey('score pad', at)),
    report: (event: GameEvent) => events.push(event),
  };
  const state = game.setup(table, dealer);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  playOut(
    game,
    state,
    {
      bots: seats.map(() => random),
      randoms: seats.map((seat) => randomFromText(`${at} ${seat}`)),
    },
    dealer,
  );
  const view = game.view(state, 'public');
  return { taps: tapsOf[game.id]?.(view, events) ?? [], result: game.result(state), players };
}
