import {
  FastChance,
  type GameTypes,
  NO_SEATS,
  type PlayableGame,
  Random,
  type RolloutOptions,
  type Seat,
  firstSeatOf,
} from '@richtfest/engine';
import { finishTurns, hooksOf, levelOptions, rollOut } from '@richtfest/bots';
import { methodOf } from '../valuing/valuer.ts';

/** For games whose levels name no rollouts. */
const ROLLOUT: RolloutOptions = { rolloutChoices: 6, horizon: 2000 };
/** A turn that lasts longer is measured as it is. */
const MAX_TURN_MOVES = 12;

export interface Line<Move> {
  readonly seat: Seat;
  readonly move: Move;
  /** The same seeds give the same random values. */
  readonly seeds: readonly [number, number, number];
}

/** Plays a move and continues, in place, to where a review of the game values positions. */
export function playLine<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  { seat, move, seeds: [a, b, c] }: Line<T['Move']>,
): void {
  const chance = new FastChance(Uint32Array.of(a, b));
  game.play(state, seat, move, { chance, report: undefined });
  switch (methodOf(game)) {
    case 'exact-turns':
      finishExactly(game, state, { seat, chance });
      return;
    case 'whole-turns':
      finishTurns(game, state, { chance, imagined: c, turns: 1 });
      return;
    case 'plan-rollouts':
    case 'playouts': {
      const imagined = new FastChance(Uint32Array.of(b, c));
      const options = levelOptions('expert', game)?.search ?? ROLLOUT;
      rollOut(game, state, { chance, imagined, random: new Random(a, b, c) }, options);
    }
  }
}

/** Plays the best moves until another seat is to move. */
function finishExactly<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  { seat, chance }: { readonly seat: Seat; readonly chance: FastChance },
): void {
  for (let moves = 0; moves < MAX_TURN_MOVES; moves++) {
    const owing = game.owing(state);
    if (owing === NO_SEATS || firstSeatOf(owing) !== seat) return;
    const values = hooksOf(game).turnValues?.(state, seat) ?? [];
    const best = game.legal(state, seat)[values.indexOf(Math.max(...values))];
    if (best === undefined) return;
    game.play(state, seat, best, { chance, report: undefined });
  }
}
