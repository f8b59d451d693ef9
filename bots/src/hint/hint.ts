import type { GameTypes, Level } from '@richtfest/engine';
import type { SeeingBot, Volunteering } from '../bot.ts';
import { type Persona, freePersona } from '../personas/persona.ts';
import { type Gain, gainOf } from './gain.ts';

/** What a bot would do in somebody's place, and what that brings. */
export interface Hint<Move> {
  readonly move: Move;
  readonly gain: Gain;
}

/** Good advice comes from somebody who knows. */
export const ADVISING_LEVEL: Level = 'expert';

/** Who gives advice: nobody who sits at the table. */
export function adviser(seated: readonly string[]): Persona {
  return freePersona(ADVISING_LEVEL, seated);
}

/**
 * A hint from what a seat lawfully knows. Where nobody waits for the seat it may be that the bot
 * would do nothing: undefined.
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
