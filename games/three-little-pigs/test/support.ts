import {
  FastChance,
  type SeatFormat,
  type Language,
  type Random,
  firstSeatOf,
  randomFromText,
  simulationKey,
} from '@richtfest/engine';
import { plainFormat } from '@richtfest/testkit';
import type { Event } from '../src/events.ts';
import { type Options, threeLittlePigs as game } from '../src/index.ts';
import { notation } from '../src/notation/index.ts';
import { optionSpecs } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { type View, view } from '../src/view.ts';

export const NAMES = ['Anna', 'Ben', 'Chloe', 'Dirk', 'Emma'] as const;

export function formatOf(language: Language, names: readonly string[] = NAMES): SeatFormat {
  return plainFormat(language, names);
}

const DEFAULTS: Options = {
  firstSeat: 'lot',
  experienced: false,
  finishRound: false,
  pots: optionSpecs.pots.default,
  dice: optionSpecs.dice.default,
  wheel: optionSpecs.wheel.default,
};

export interface Moment {
  readonly state: State;
  readonly view: View;
  readonly events: readonly Event[];
  readonly random: Random;
}

/** Every position of a random game; its number determines table and random values. */
export function* randomGame(number: number): Generator<Moment> {
  const random = randomFromText(`pigs/${number}`);
  const chance = new FastChance(simulationKey('pigs', number));
  const options = { ...DEFAULTS, experienced: number % 2 === 1, finishRound: number % 3 === 1 };
  let events: Event[] = [];
  const dealer = { chance, report: (event: Event) => events.push(event) };
  const state = game.setup({ players: 2 + (number % 4), options }, dealer);
  for (;;) {
    yield { state, view: view(state, 'public'), events, random };
    if (state.phase === 'over') return;
    const seat = firstSeatOf(game.owing(state));
    const moves = game.legal(state, seat);
    events = [];
    game.play(state, seat, moves[random.below(moves.length)]!, dealer);
  }
}

/** The state of a position in notation (docs/notation.md). */
export function stateOf(
  position: object,
  table: { players: number; options?: Partial<Options> },
): State {
  const options = { ...DEFAULTS, ...table.options };
  const read = notation.readPosition(position, { players: table.players, options });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.state;
}

export function positionOf(position: object, table: Parameters<typeof stateOf>[1]): View {
  return view(stateOf(position, table), 'public');
}
