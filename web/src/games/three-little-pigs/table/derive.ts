import {
  type Kind,
  MATERIALS,
  type Material,
  type Move,
  type Tile,
  VALUE,
  type View,
  tallyOfView,
} from '@richtfest/three-little-pigs';
import type { Selection } from './taps.ts';
import { stackName } from './stack-name.ts';
import type { Speech } from './speech.ts';
import type { Contest } from '../texts/table-texts.ts';
import type { HouseTiles, StackView } from './types.ts';

/** LP-8: symbols by kind that have not paid for a tile yet. */
export function purseOf(view: Pick<View, 'dice' | 'firstTile'>): Readonly<Record<Kind, number>> {
  const { dice, firstTile } = view;
  const left = (kind: Kind) => {
    const rolled = dice.filter((face) => face === kind).length;
    return firstTile?.kind === kind ? rolled - VALUE[firstTile.material] : rolled;
  };
  return { door: left('door'), window: left('window'), roof: left('roof') };
}

/** LP-8: the dice that have paid for the first tile, from the left. */
export function spentDice({ dice, firstTile }: Pick<View, 'dice' | 'firstTile'>): number[] {
  if (firstTile === undefined) return [];
  const paying = dice.flatMap((face, die) => (face === firstTile.kind ? [die] : []));
  return paying.slice(0, VALUE[firstTile.material]);
}

/** LP-8, LP-10: stacks whose top tile the player to move could pay for and place right now. */
export function payableStacks(
  view: Pick<View, 'dice' | 'firstTile' | 'stacks' | 'players' | 'seat'>,
): ReadonlySet<string> {
  const purse = purseOf(view);
  const open = (view.players[view.seat]?.houses ?? []).filter((house) => !isFinished(house));
  const isPlaceable = (kind: Kind) => kind !== 'roof' || open.length > 0;
  return new Set(
    view.stacks.flatMap((stack) =>
      tilesIn(stack) > 0 && purse[stack.kind] >= VALUE[stack.material] && isPlaceable(stack.kind)
        ? [stackName(stack.kind, stack.material)]
        : [],
    ),
  );
}

/** LP-6: dice that may be rolled again. */
export function freeDice(legal: readonly Move[]): number[] {
  return legal.flatMap((move) => (move.verb === 'roll' && move.dice.length === 1 ? move.dice : []));
}

/** LP-8, LP-9: stacks with a tile that can be taken and placed. */
export function takeableStacks(legal: readonly Move[]): ReadonlySet<string> {
  return new Set(
    legal.flatMap((move) => (move.verb === 'build' ? [stackName(move.kind, move.material)] : [])),
  );
}

/** LP-13, LP-17: the current holder of each card. */
export function cardsOf(view: View): {
  readonly holders: Readonly<Record<Material, number | undefined>>;
  readonly leaders: Readonly<Record<Contest, number | undefined>>;
} {
  const tallies = tallyOfView(view);
  const holder = (material: Material) =>
    found(view.players.findIndex(({ cards }) => cards.includes(material)));
  const leader = (contest: Contest) =>
    found(tallies.findIndex(({ parts }) => (parts[contest] ?? 0) > 0));
  return {
    holders: Object.fromEntries(
      MATERIALS.map((material) => [material, holder(material)]),
    ) as Record<Material, number | undefined>,
    leaders: {
      potsCard: leader('potsCard'),
      housesCard: leader('housesCard'),
      heightCard: leader('heightCard'),
    },
  };
}

function found(index: number): number | undefined {
  return index < 0 ? undefined : index;
}

/** LP-16, LP-17: a house's points: tiles and, in the base game, pots and the house itself. */
export function worthOf(house: HouseTiles, isExperienced: boolean): number {
  const tiles = house.reduce((sum, { material }) => sum + VALUE[material], 0);
  if (isExperienced) return tiles;
  return tiles + house.reduce((sum, { pots }) => sum + pots, 0) + 1;
}

/** LP-11: with its roof a house is finished. */
export function isFinished(house: HouseTiles): boolean {
  return house.at(-1)?.kind === 'roof';
}

/** The number of tiles in a stack, whether or not the next one is revealed yet. */
export function tilesIn({ top, below }: Pick<StackView, 'top' | 'below'>): number {
  return below.length + (top === undefined ? 0 : 1);
}

/** LP-15 */
export function countEmptyStacks({ stacks }: Pick<View, 'stacks'>): number {
  return stacks.filter((stack) => tilesIn(stack) === 0).length;
}

/** LP-14: houses of a seat that the wolf may blow at. */
export function targetsOf(seat: number, legal: readonly Move[]): readonly number[] {
  const houses = legal.flatMap((move) =>
    move.verb === 'blow' && move.seat === seat ? [move.house] : [],
  );
  return houses.length === 0 ? NO_HOUSES : houses;
}

const NO_HOUSES: readonly number[] = [];

/** The selected tile: the top of its stack. */
export function tileInHand(selection: Selection, view: Pick<View, 'stacks'>): Tile | undefined {
  if (selection.is !== 'tile') return undefined;
  const { kind, material } = selection;
  const stack = view.stacks.find((each) => each.kind === kind && each.material === material);
  return { kind, material, pots: stack?.top ?? 0 };
}

/** Describes a house and its points. */
export function houseNote(
  where: { readonly view: View; readonly seat: number; readonly house: number },
  { say, format }: Pick<Speech, 'say' | 'format'>,
): string {
  const { view, seat, house } = where;
  const tiles = view.players[seat]?.houses[house] ?? [];
  const worth = worthOf(tiles, view.options.experienced);
  return `${say.house(house, tiles, format)} ${say.houseWorth(worth, isFinished(tiles), format)}`;
}
