import {
  FastChance,
  type Game,
  type GameTypes,
  NO_SEATS,
  checkedOptions,
  firstSeatOf,
  randomFromText,
} from '@richtfest/engine';

interface PositionOptions {
  readonly players: number;
  /** The number of random moves; fewer if the game ends before. */
  readonly moves: number;
  readonly seed: string;
}

/** The position after some random moves; deterministic for a seed. */
export function positionAfter<T extends GameTypes>(
  game: Game<T>,
  { players, moves, seed }: PositionOptions,
): T['State'] {
  const options = checkedOptions(game, { players, options: {} }) as T['Options'];
  const random = randomFromText(seed);
  const chance = new FastChance(Uint32Array.of(random.word(), random.word()));
  const dealer = { chance, report: undefined };
  const state = game.setup({ players, options }, dealer);
  for (let move = 0; move < moves && game.owing(state) !== NO_SEATS; move++) {
    const seat = firstSeatOf(game.owing(state));
    const legal = game.legal(state, seat);
    game.play(state, seat, legal[random.below(legal.length)] as T['Move'], dealer);
  }
  return state;
}
