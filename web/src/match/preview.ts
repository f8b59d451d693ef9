import {
  type Chance,
  type Game,
  type GameTypes,
  type Observation,
  type Seat,
  type Watcher,
  isOpen,
  randomFromText,
  seatsIn,
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

/** More moves than a seat makes in the rest of a turn. */
const LONGEST_TURN = 40;

/**
 * Whether a move is certain to end the game, at once or with the rest of the seat's turn. Hidden
 * information makes no difference.
 */
export function endsGame<T extends GameTypes>(
  game: Game<T>,
  observation: Observation<T['View'], T['Memory']>,
  { seat, move }: Pick<PreviewedMove<T>, 'seat' | 'move'>,
): boolean {
  const state = game.determinize(observation, randomFromText('ends the game'));
  const dealer = { chance: noChance, report: undefined };
  try {
    game.play(state, seat, move, dealer);
    for (let moves = 0; moves < LONGEST_TURN; moves++) {
      if (seatsIn(game.owing(state)).join() !== String(seat)) break;
      game.play(state, seat, game.timeoutMove(state, seat), dealer);
    }
  } catch (error) {
    if (error instanceof ChanceDecides) return false;
    throw error;
  }
  return game.result(state) !== undefined;
}
