import type { Breach, Game, JsonObject, Language, Reason } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { SpeakingProps } from '../board/speech.tsx';
import type { Entry, GameComponents } from '../games/components.ts';

/** A place that is filled by tapping a component, by a switch, or with a number. */
export interface PadPlace {
  readonly id: string;
  readonly is: 'component' | 'switch' | 'number';
}

/** A place of a seat's house; without a seat, of the table. */
export interface PadSpot {
  readonly seat?: number;
  readonly place: string;
}

export interface PlayedHouse {
  readonly name: string;
  readonly house: Entry;
}

export interface PadHouseProps {
  readonly house: Entry;
  readonly seat: number;
  /** The place that the next tapped component goes to. */
  readonly selected: string | undefined;
  /** Places that break a rule. */
  readonly broken: ReadonlySet<string>;
  readonly labelOf: (place: string) => string;
  readonly onPlace: (place: string) => void;
}

/** A breach with the parameters of its reason, for any game. */
export type PadBreach = Breach<Reason & { readonly [parameter: string]: unknown }>;

/** How a game's houses are entered on the score pad. */
export interface PadGame {
  readonly components: GameComponents;
  /** Options of the table and components that belong to nobody, such as bonus cards. */
  tablePlaces(table: Entry, players: number): readonly PadPlace[];
  /** The places of the drawn house in the order of entering, with those that can be filled next. */
  housePlaces(house: Entry): readonly string[];
  /** A place and the places within it, such as the tile in a room. */
  placesAt(place: string, house: Entry): readonly PadPlace[];
  /** Everything besides the drawn house. */
  morePlaces(table: Entry, house: Entry): readonly PadPlace[];
  /** The place to fill after this one. */
  next(place: string, house: Entry): string | undefined;
  placeName(place: string, language: Language): string;
  /** The scored categories; they depend on the table's options. */
  parts(table: Entry): readonly string[];
  /** The sheet that the game's rules score. */
  sheet(table: Entry, players: readonly PlayedHouse[]): JsonObject;
  /** The places of a house to mark for a rule that it breaks. */
  spots(breach: PadBreach, players: readonly PlayedHouse[]): readonly PadSpot[];
  /** Whether a breach only says that something is missing; until then it is no problem. */
  isUnfinished?(breach: PadBreach): boolean;
  /** The table at the end of the game, as its pictures need it: `base` is the table at its start. */
  view(base: object, table: Entry, players: readonly PlayedHouse[]): object;
  readonly House: (props: PadHouseProps) => ReactNode;
  /** Provides the texts that art and houses need. */
  readonly Speaking: (props: SpeakingProps) => ReactNode;
}

/** The seat that the path of a breach names, `players[2].house`. */
export function seatIn({ where }: Pick<Breach, 'where'>): number | undefined {
  const [, seat] = /^players\[(\d+)\]/.exec(where) ?? [];
  return seat === undefined ? undefined : Number(seat);
}

/** All places on which one of these components lies. */
export function spotsWith(
  players: readonly PlayedHouse[],
  isMeant: (component: string, place: string) => boolean,
): PadSpot[] {
  return players.flatMap(({ house }, seat) =>
    Object.entries(house).flatMap(([place, component]) =>
      component !== undefined && isMeant(component, place) ? [{ seat, place }] : [],
    ),
  );
}

/** The public view of a new table. */
export function baseView(game: Game, players: number): object {
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, spec.default]),
  );
  const chance = { pick: <T>(outcomes: readonly T[]): T => outcomes[0] as T };
  const dealer = { chance, report: undefined };
  const state = game.setup({ players, options }, dealer);
  return game.view(state, 'public');
}
