import { HELPER } from '../codes.ts';
import { hasHelper } from '../house.ts';
import { type Player, NONE } from '../state.ts';
import { FIELDS, ROOMS } from '../words.ts';

/**
 * The best fields for the rooms of the market, found when a seat chose a column. The one for the
 * room it took is needed again right after that, with the same house and the same cards to come.
 */
export class BestFields {
  readonly #house: number[] = FIELDS.map(() => NONE);
  readonly #tiles: number[] = FIELDS.map(() => NONE);
  #isArchitect = false;
  #isDesigner = false;
  /** By kind: the cards to come when the room was in the market. */
  readonly #counts: number[] = ROOMS.map(() => 0);
  /** By kind: the best field, or `NONE` if it was not found; whether the room lies face up there. */
  readonly #fields: number[] = ROOMS.map(() => NONE);
  readonly #sides: boolean[] = ROOMS.map(() => true);
  readonly #worths: number[] = ROOMS.map(() => 0.5);

  /** Forgets everything, and keeps what the next fields depend on. */
  begin(player: Player, counts: readonly number[]): void {
    for (let field = 0; field < FIELDS.length; field++) {
      this.#house[field] = player.house[field] as number;
      this.#tiles[field] = player.tiles[field] as number;
    }
    this.#isArchitect = hasHelper(player, HELPER.architect);
    this.#isDesigner = hasHelper(player, HELPER['interior-designer']);
    for (let kind = 0; kind < ROOMS.length; kind++) {
      this.#counts[kind] = counts[kind] as number;
      this.#fields[kind] = NONE;
    }
  }

  // oxlint-disable-next-line max-params -- an options object would cost time in the hot path
  add(kind: number, field: number, liesUp: boolean, worth: number): void {
    this.#fields[kind] = field;
    this.#sides[kind] = liesUp;
    this.#worths[kind] = worth;
  }

  /** Whether the field for a room of the market has been found since `begin`. */
  has(kind: number): boolean {
    return this.#fields[kind] !== NONE;
  }

  /** The value of the house with the room on its best field. */
  worth(kind: number): number {
    return this.#worths[kind] as number;
  }

  /** The best field for a room that is no longer in the market, or `NONE` if it is not known. */
  fieldFor(kind: number, player: Player, counts: readonly number[]): number {
    return this.#isFor(kind, player, counts) ? (this.#fields[kind] as number) : NONE;
  }

  liesUp(kind: number): boolean {
    return this.#sides[kind] as boolean;
  }

  #isFor(taken: number, player: Player, counts: readonly number[]): boolean {
    for (let field = 0; field < FIELDS.length; field++) {
      if (this.#house[field] !== player.house[field]) return false;
      if (this.#tiles[field] !== player.tiles[field]) return false;
    }
    for (let kind = 0; kind < ROOMS.length; kind++) {
      const count = counts[kind] as number;
      if (this.#counts[kind] !== (kind === taken ? count + 1 : count)) return false;
    }
    return (
      this.#isArchitect === hasHelper(player, HELPER.architect) &&
      this.#isDesigner === hasHelper(player, HELPER['interior-designer'])
    );
  }
}
