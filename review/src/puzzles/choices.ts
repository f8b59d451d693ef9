import { type GameTypes, type PlayableGame, observe, randomFromText } from '@richtfest/engine';
import { hooksOf, levelBudget, levelOptions } from '@richtfest/bots';
import { plannedMoves } from '../valuing/plan-rollouts.ts';
import type { OpenDecision } from '../valuing/valuer.ts';

/** The lines for a decision that `expert` makes without a search. */
const UNSEARCHED = 400;

/** The rollouts of `expert` for a decision. */
export function expertIterations<T extends GameTypes>(
  game: PlayableGame<T>,
  { state, seat }: OpenDecision<T>,
): number {
  const options = levelOptions('expert', game);
  const random = randomFromText('');
  const isSearched =
    options?.plans === undefined ||
    hooksOf(game).abstraction?.(observe(game, state, seat), random) !== undefined;
  return (isSearched ? levelBudget(options)?.iterations : undefined) ?? UNSEARCHED;
}

/** All moves of a seat that is to move, including those a search considers and `legal` omits. */
export function choicesAt<T extends GameTypes>(
  game: PlayableGame<T>,
  { state, seat }: OpenDecision<T>,
): T['Move'][] {
  const more = hooksOf(game).candidateMoves?.(state, seat, true) ?? [];
  const byNotation = new Map<string, T['Move']>();
  for (const move of [...game.legal(state, seat), ...more])
    byNotation.set(game.notation.writeMove(move), move);
  return [...byNotation.values()];
}

/**
 * The moves that the search of `expert` considers: a game's abstraction may leave out some, such as
 * discarding a card that can be played. Those are compared by playing to the end of the game.
 */
export function searchedAt<T extends GameTypes>(
  game: PlayableGame<T>,
  decision: OpenDecision<T>,
  choices: readonly T['Move'][],
): readonly T['Move'][] {
  const planned = plannedMoves(game, decision, choices);
  return planned.length < 2 ? choices : planned;
}

/** The choices that the search of `expert` does not consider. */
export function omittedBy<Move>(searched: readonly Move[], choices: readonly Move[]): Move[] {
  return choices.filter((move) => !searched.includes(move));
}
