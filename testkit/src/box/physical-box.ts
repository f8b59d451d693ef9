import {
  type Chance,
  type Game,
  type GameTypes,
  Match,
  type MatchHeader,
  type Outcome,
  type Seat,
  addressText,
} from '@richtfest/engine';
import type { OpenDraw } from '@richtfest/engine/box';

export interface PhysicalBoxOptions<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly header: MatchHeader;
  /** The cards and dice of the box. */
  readonly chance: Chance;
}

/** A match whose chance is secret: what really lies on a physical table. */
export class PhysicalBox<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  readonly #game: Game<T>;
  readonly #drawn = new Map<string, Outcome>();

  constructor({ game, header, chance }: PhysicalBoxOptions<T>) {
    const drawn = this.#drawn;
    const remembered: Chance = {
      pick(outcomes, stream, index) {
        const outcome = chance.pick(outcomes, stream, index);
        const described = game.streams[stream];
        if (described !== undefined) drawn.set(addressText(described, index), outcome);
        return outcome;
      },
    };
    this.#game = game;
    this.match = new Match(game, header, remembered);
  }

  /** What lies on the table, or every card that the seat of a hidden draw has seen. */
  seenFor({ stream, address, seat }: OpenDraw): Outcome[] {
    if (seat !== undefined) return this.#seenBy(seat);
    const outcome = this.#drawn.get([stream, ...address].join('/'));
    return outcome === undefined ? [] : [outcome];
  }

  #seenBy(seat: Seat): Outcome[] {
    const { hiddenDraws, streams } = this.#game;
    const stream = hiddenDraws && streams[hiddenDraws.stream];
    if (hiddenDraws === undefined || stream === undefined) return [];
    return hiddenDraws
      .seenBy(this.match.state, seat)
      .flatMap((index) => this.#drawn.get(addressText(stream, index)) ?? []);
  }
}
