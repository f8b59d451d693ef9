import type { GameTypes, Level } from '@richtfest/engine';
import type { SeeingBot, Volunteering } from '../bot.ts';
import { type Persona, freePersona } from '../personas/persona.ts';
import { type Gain, gainOf } from './gain.ts';

/** The move a bot would make in a player's place, and its gain. */
export interface Hint<Move> {
  readonly move: Move;
  readonly gain: Gain;
}

/** Hints come from the strongest level. */
export const ADVISING_LEVEL: Level = 'expert';

/** The persona that gives hints, none of those at the table. */
export function adviser(seated: readonly string[]): Persona {
  return freePersona(ADVISING_LEVEL, seated);
}

/**
 * A hint from what a seat may know; undefined if the seat owes nothing and the bot would do
 * nothing.
 */
export function hintFor<T extends GameTypes>(
  decision: Volunteering<T>,
  bot: SeeingBot,
): Hint<T['Move']> | undefined {
  const { game, seat, observation, legal, random } = decision;
  const move = legal.length > 0 ? bot.choose(decision) : bot.volunteer?.(decision);
  if (move === undefined) return undefined;
  const sample = () => game.determinize(observation, random);
  const hidden = game.hasPrivateViews === true ? { sample } : {};
  const imagined = { game, state: sample(), ...hidden, seat, legal, random };
  return { move, gain: gainOf(imagined, move) };
}
