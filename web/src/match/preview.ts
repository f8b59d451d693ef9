import {
  type Chance,
  type Game,
  type GameTypes,
  type Observation,
  type Seat,
  type Watcher,
  FastChance,
  isOpen,
  randomFromText,
  seatsIn,
  simulationKey,
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

/** Positions in the rest of a turn that are examined; if there are more, nothing is certain. */
const MOST_POSITIONS = 1000;
/** The rest of the turn is played with several random values, such as different next tiles. */
const SAMPLES = [0, 1, 2, 3];

/**
 * Whether a move is certain to end the game: at once or, whatever else the seat chooses, with the
 * rest of its turn. Hidden information makes no difference.
 */
export function endsGame<T extends GameTypes>(
  game: Game<T>,
  observation: Observation<T['View'], T['Memory']>,
  { seat, move }: Pick<PreviewedMove<T>, 'seat' | 'move'>,
): boolean {
  const state = game.determinize(observation, randomFromText('ends the game'));
  try {
    game.play(state, seat, move, { chance: noChance, report: undefined });
  } catch (error) {
    if (error instanceof ChanceDecides) return false;
    throw error;
  }
  return SAMPLES.every((sample) => endsAnyhow(game, state, { seat, sample }));
}

/** Whether the game is over after the rest of a seat's turn, whatever it chooses. */
function endsAnyhow<T extends GameTypes>(
  game: Game<T>,
  start: T['State'],
  { seat, sample }: { readonly seat: Seat; readonly sample: number },
): boolean {
  const dealer = {
    chance: new FastChance(simulationKey('rest of turn', sample)),
    report: undefined,
  };
  let positions = 0;
  const endsFrom = (state: T['State']): boolean => {
    if (seatsIn(game.owing(state)).join() !== String(seat)) return game.result(state) !== undefined;
    return game.legal(state, seat).every((move) => {
      if (++positions > MOST_POSITIONS) return false;
      const next = game.clone(state);
      game.play(next, seat, move, dealer);
      return endsFrom(next);
    });
  };
  return endsFrom(start);
}

/** Whether a move is certain to end the game while another one is not. */
export function endsGameByChoice<T extends GameTypes>(
  game: Game<T>,
  observation: Observation<T['View'], T['Memory']>,
  {
    seat,
    move,
    legal,
  }: Pick<PreviewedMove<T>, 'seat' | 'move'> & { readonly legal: readonly T['Move'][] },
): boolean {
  const isEnd = (each: T['Move']) => endsGame(game, observation, { seat, move: each });
  return isEnd(move) && !legal.every(isEnd);
}
