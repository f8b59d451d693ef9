import { type Bot, simulateGame } from '@richtfest/bots';
import {
  MATCH_FORMAT,
  type MatchFile,
  type PlayableGame,
  checkedOptions,
  writeTurn,
} from '@richtfest/engine';

export interface SimulatedMatchOptions {
  readonly bots: readonly Bot[];
  readonly seed: string;
  /** The number of the match. */
  readonly number: number;
}

/** Plays a match between bots with default options. */
export function simulatedMatch(
  game: PlayableGame,
  { bots, seed, number }: SimulatedMatchOptions,
): MatchFile {
  const players = bots.length;
  const options = checkedOptions(game, { players, options: {} });
  const moves: string[] = [];
  const { result } = simulateGame(game, { players, options, bots, seed }, number, (seat, move) =>
    moves.push(writeTurn(game, seat, move)),
  );
  return {
    format: MATCH_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: bots.map(({ name }) => ({ name, bot: name })),
    generator: { name: 'fast', seed, game: number },
    moves,
    result,
  };
}
