import type { Face, Kind, Material } from '@richtfest/three-little-pigs';
import type { Format, Seat } from '@richtfest/engine';
import type { KeyHelp } from '../../index.ts';
import type { HouseTiles, StackView } from '../table/types.ts';

/** The state of a stack besides its top tile. */
interface StackLabel {
  readonly stack: StackView;
  readonly cost: number;
  /** Symbols of its kind left to spend; undefined while no player at this device builds. */
  readonly have: number | undefined;
}

interface DieLabel {
  readonly die: number;
  readonly face: Face;
  readonly isLocked: boolean;
}

export type Contest = 'potsCard' | 'housesCard' | 'heightCard';

/** The texts of the table itself; tiles, faces and reasons get theirs from the game. */
export interface TableTexts {
  readonly roll: string;
  /** On the button, short: `Roll 3`. */
  rollDice(count: number, format: Format): string;
  rollsLeft(left: number, format: Format): string;
  readonly stop: string;
  /** While rolling, about a tile that the dice would pay for. */
  readonly stopAndBuild: string;
  readonly keepRolling: string;
  readonly done: string;
  readonly chooseDice: string;
  readonly chooseTile: string;
  readonly chooseHouse: string;
  readonly tray: string;
  readonly market: string;
  readonly wheel: string;
  readonly newHouse: string;
  readonly chooseATile: string;
  readonly noHouses: string;
  houses(houses: number, format: Format): string;
  meadowOf(seat: Seat, format: Format): string;
  points(points: number, format: Format): string;
  die(label: DieLabel): string;
  /** On a stack; 0 if it is empty. */
  stackLeft(left: number, format: Format): string;
  stack(label: StackLabel, format: Format): string;
  /** A house in words: `House A: straw door, wood window with 1 flower pot. Open.` */
  house(house: number, tiles: HouseTiles, format: Format): string;
  /** A house as a place for a tile. */
  placeAt(kind: Kind, material: Material, house: number): string;
  startWith(kind: Kind, material: Material): string;
  blowAt(house: number, name: string): string;
  houseWorth(points: number, isFinished: boolean, format: Format): string;
  /** Announced after a tile has been selected. */
  chosen(kind: Kind, material: Material, places: number, format: Format): string;
  wolf(wolves: number): string;
  /** For screen readers; the same in few words is on the table. */
  wolfComes(wolves: number): string;
  /** In front of the chance: `second wolf`. */
  wolfChance(wolves: number): string;
  /** LP-3: the dice with ears. */
  readonly ears: string;
  readonly chances: string;
  atLeast(count: number, kind: Kind): string;
  readonly percent: (share: number, format: Format) => string;
  readonly cards: string;
  materialCard(material: Material, holder: string | undefined): string;
  contestCard(contest: Contest, holder: string | undefined): string;
  /** LP-15: how close the end of the game is. */
  emptyStacks(empty: number, ofThose: number): string;
  readonly keys: readonly KeyHelp[];
}
