import {
  type Chance,
  type Game,
  type GameTypes,
  type Seat,
  type Watcher,
  isOpen,
} from '@richtfest/engine';

class ChanceDecides extends Error {}

/** Throws if there is more than one outcome. */
const noChance: Chance = {
  pick: (outcomes) => {
    const [only] = outcomes;
    if (only === undefined || isOpen(outcomes)) throw new ChanceDecides();
    return only;
  },
};

export interface PreviewedMove<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['Move'];
  readonly watcher: Watcher;
}

/** The view after a move; undefined if it is illegal or its outcome is random. */
export function previewOf<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { seat, move, watcher }: PreviewedMove<T>,
): T['View'] | undefined {
  if (game.refusal(state, seat, move) !== undefined) return undefined;
  const next = game.clone(state);
  try {
    game.play(next, seat, move, { chance: noChance, report: undefined });
  } catch (error) {
    if (error instanceof ChanceDecides) return undefined;
    throw error;
  }
  return game.view(next, watcher);
}
