import {
  FastChance,
  type SeatFormat,
  type Language,
  type Random,
  randomFromText,
  seatsIn,
  simulationKey,
} from '@richtfest/engine';
import { plainFormat } from '@richtfest/testkit';
import type { Event } from '../src/events.ts';
import { type Options, type UeberdachenTypes, ueberdachen as game } from '../src/index.ts';
import { notation } from '../src/notation/index.ts';
import { optionSpecs } from '../src/options.ts';
import { type View, view } from '../src/view.ts';

type State = UeberdachenTypes['State'];

const NAMES = ['Anna', 'Ben', 'Chloe', 'Dirk'] as const;

export function formatOf(language: Language, names: readonly string[] = NAMES): SeatFormat {
  return plainFormat(language, names);
}

export const DEFAULTS: Options = {
  firstSeat: 0,
  quickStart: true,
  roundLimit: 80,
  die: optionSpecs.die.default,
  recipes: optionSpecs.recipes.default,
  cards: optionSpecs.cards.default,
};

export interface Moment {
  readonly state: State;
  readonly view: View;
  readonly events: readonly Event[];
  readonly random: Random;
}

/** Every position of a random game of a few rounds; its number determines table and seed. */
export function* randomGame(number: number, roundLimit = 2): Generator<Moment> {
  const random = randomFromText(`site/${number}`);
  const chance = new FastChance(simulationKey('site', number));
  const options = { ...DEFAULTS, quickStart: number % 4 > 0, roundLimit };
  let events: Event[] = [];
  const dealer = { chance, report: (event: Event) => events.push(event) };
  const state = game.setup({ players: 3 + (number % 2), options }, dealer);
  for (;;) {
    yield { state, view: view(state, 'public'), events, random };
    const owing = seatsIn(game.owing(state));
    if (owing.length === 0) return;
    const seat = owing[random.below(owing.length)]!;
    const moves = game.legal(state, seat);
    events = [];
    game.play(state, seat, moves[random.below(moves.length)]!, dealer);
  }
}

interface Table {
  readonly players: number;
  readonly options?: Partial<Options>;
}

/** The state of a position in notation (docs/notation.md), by default with the quick start. */
export function stateOf(position: object, table: Table): State {
  const options = { ...DEFAULTS, ...table.options };
  const read = notation.readPosition(position, { players: table.players, options });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.state;
}

export function positionOf(position: object, table: Table): View {
  return view(stateOf(position, table), 'public');
}
