import {
  KINDS,
  MATERIALS,
  MAX_ROLLS,
  type Options,
  type Position,
} from '@richtfest/three-little-pigs';
import {
  type Draft,
  type KitPlace,
  NOBODY,
  bagText,
  seatValue,
  seatValues,
} from '../../../position-editor/position-kit.ts';
import type { Entry } from '../../components.ts';

export const PHASES = ['roll', 'build', 'wolf', 'over'] as const;

export const FACE = 'face ';

export const NO_TILE = 'none';

/** `straw door`, in the order of the rules. */
const STACKS = KINDS.flatMap((kind) => MATERIALS.map((material) => `${material} ${kind}`));

export function known(draft: Draft): Position {
  return { ...(draft.complete as Position), ...(draft.position as Position) };
}

export function optionsOf({ options }: Draft): Options {
  return options as unknown as Options;
}

export function tablePlaces(draft: Draft): KitPlace[] {
  const seats = seatValues(draft.players);
  const { dice = [], phase } = known(draft);
  return [
    { id: 'seat', is: 'choice', values: seats },
    { id: 'phase', is: 'choice', values: PHASES },
    ...dice.map((_, die): KitPlace => ({ id: `dice/${die + 1}`, is: 'face' })),
    { id: 'rolls', is: 'number', least: 1, most: MAX_ROLLS },
    ...(phase === 'build'
      ? [{ id: 'firstTile', is: 'choice', values: [NO_TILE, ...STACKS] } as const]
      : []),
    { id: 'firstSeat', is: 'choice', values: seats },
    ...STACKS.map((stack): KitPlace => ({ id: `stacks/${stack}`, is: 'component' })),
    { id: 'box', is: 'bag' },
    ...(optionsOf(draft).experienced
      ? MATERIALS.map((material): KitPlace => ({
          id: `card/${material}`,
          is: 'choice',
          values: [NOBODY, ...seats],
        }))
      : []),
  ];
}

export function entryOf(draft: Draft, seat: number | undefined): Entry {
  const position = known(draft);
  return seat === undefined ? tableEntry(position) : seatEntry(position, seat);
}

function tableEntry(position: Position): Entry {
  const { dice = [], stacks = {}, cards = {} } = position;
  return {
    seat: seatValue(position.seat),
    phase: position.phase,
    rolls: String(position.rolls ?? 1),
    firstTile: position.firstTile ?? NO_TILE,
    firstSeat: seatValue(position.firstSeat),
    box: bagText(position.box ?? []),
    ...Object.fromEntries(dice.map((face, die) => [`dice/${die + 1}`, `${FACE}${face}`])),
    ...Object.fromEntries(
      Object.entries(stacks).flatMap(([stack, pots]) => {
        const [top] = pots;
        return top === undefined ? [] : [[`stacks/${stack}`, tileText(stack, top)]];
      }),
    ),
    ...Object.fromEntries(
      MATERIALS.map((material) => [`card/${material}`, seatValue(cards[material])]),
    ),
  };
}

export function tileText(stack: string, pots: number): string {
  return pots === 0 ? stack : `${stack} +${pots}`;
}

export function seatEntry({ houses = [] }: Position, seat: number): Entry {
  return Object.fromEntries(
    (houses[seat] ?? []).flatMap((house, at) =>
      house.split(', ').map((tile, floor) => [`${letterOf(at)}/${floor + 1}`, tile]),
    ),
  );
}

export function letterOf(house: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + house);
}
