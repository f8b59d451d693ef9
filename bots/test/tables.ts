import { catalog } from '@richtfest/catalog';
import {
  type Game,
  Match,
  NO_SEATS,
  type PlayableGame,
  chanceOf,
  checkedOptions,
  firstSeatOf,
  randomFromText,
} from '@richtfest/engine';

/** All real games, without the toy games of the test kit. */
export const GAMES: readonly PlayableGame[] = await Promise.all(
  catalog.map((entry) => entry.load()),
);

/** A match after a number of random moves. */
export function matchAfter(game: Game, moves: number, seed = 'a table'): Match {
  const players = Math.min(game.players.max, game.players.min + 1);
  const generator = { name: 'fast', seed, game: moves } as const;
  const match = new Match(
    game,
    {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: checkedOptions(game, { players, options: {} }),
      seats: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}` })),
      generator,
    },
    chanceOf(generator, undefined)!,
  );
  const random = randomFromText(`${seed}/${moves}`);
  while (match.line.length < moves && game.owing(match.state) !== NO_SEATS) {
    const seat = firstSeatOf(game.owing(match.state));
    const legal = game.legal(match.state, seat);
    match.play(seat, legal[random.below(legal.length)]!);
  }
  return match;
}

/** The seat that must decide; undefined when the game is over. */
export function askedSeat({ game, state }: Match): number | undefined {
  const owing = game.owing(state);
  return owing === NO_SEATS ? undefined : firstSeatOf(owing);
}
