import type { Observation, Seat, Watcher } from '@richtfest/engine';
import type { Options } from './options.ts';
import { STACKS, stackKind, stackNumber, tileOf } from './stacks.ts';
import { type Phase, type State, NONE } from './state.ts';
import { type Face, type Kind, MATERIALS, type Material, type Tile } from './words.ts';

/** This game has no secrets: all watchers see the same. */
export interface View {
  readonly options: Options;
  readonly firstSeat: Seat;
  readonly seat: Seat;
  readonly phase: Phase;
  readonly rolls: number;
  readonly dice: readonly Face[];
  /** The stack of the first tile of this turn. */
  readonly firstTile?: { readonly kind: Kind; readonly material: Material };
  readonly stacks: readonly StackView[];
  readonly players: readonly PlayerView[];
  readonly box: readonly Tile[];
}

export interface StackView {
  readonly kind: Kind;
  readonly material: Material;
  /** Flower pots of the tile on top; absent if the stack is empty. */
  readonly top?: number;
  /** Flower pots of the tiles below, ascending, because their order is unknown. */
  readonly below: readonly number[];
}

export interface PlayerView {
  readonly houses: readonly (readonly Tile[])[];
  readonly cards: readonly Material[];
  readonly turns: number;
}

/** Nothing is hidden, so there is nothing to remember. */
export interface Memory {
  readonly [nothing: string]: never;
}

export function view(state: State, _watcher: Watcher): View {
  const { options, firstSeat, seat, phase, rolls, firstTile } = state;
  const first = firstTile === NONE ? undefined : stackKind(firstTile);
  return {
    options,
    firstSeat,
    seat,
    phase,
    rolls,
    dice: state.dice.slice(),
    ...(first === undefined ? {} : { firstTile: { kind: first.kind, material: first.material } }),
    stacks: state.stacks.map(({ top, below }, number) => {
      const { kind, material } = stackKind(number);
      return { kind, material, ...(top === NONE ? {} : { top }), below: below.slice() };
    }),
    players: state.players.map(({ houses, turns }, owner) => ({
      houses: houses.map((house) => house.slice()),
      cards: MATERIALS.filter((_, card) => state.materialCards[card] === owner),
      turns,
    })),
    box: state.box.slice(),
  };
}

/** The view is complete; nothing needs sampling. */
export function determinize({ view: seen }: Observation<View, Memory>): State {
  const { options, firstSeat, seat, phase, rolls, firstTile } = seen;
  return {
    options,
    firstSeat,
    seat,
    phase,
    rolls,
    dice: [...seen.dice],
    firstTile: firstTile === undefined ? NONE : stackNumber(firstTile.kind, firstTile.material),
    stacks: STACKS.map(({ number }) => {
      const stack = seen.stacks[number];
      return { top: stack?.top ?? NONE, below: [...(stack?.below ?? [])] };
    }),
    players: seen.players.map(({ houses, turns }) => ({
      houses: houses.map((house) => house.map(shared)),
      turns,
    })),
    materialCards: MATERIALS.map((material) =>
      seen.players.findIndex(({ cards }) => cards.includes(material)),
    ),
    box: seen.box.map(shared),
  };
}

function shared({ kind, material, pots }: Tile): Tile {
  return tileOf(stackNumber(kind, material), pots);
}
