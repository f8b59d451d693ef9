import type { Game, GameTypes } from '@richtfest/engine';
import { RepeatedChance } from './repeated-chance.ts';
import type { Moment } from './walk.ts';

/** A position and the events that led to it. */
export interface Outcome<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
}

/** The setup of the same table with one draw changed; undefined if setup draws nothing. */
export function otherSetup<T extends GameTypes>(
  game: Game<T>,
  { at: { players, options }, chance, random }: Moment<T>,
): Outcome<T> | undefined {
  const draws = new RepeatedChance(chance);
  game.setup({ players, options }, { chance: draws, report: undefined });
  if (!draws.repeatWithOneChange(random)) return undefined;
  const events: T['Event'][] = [];
  const dealer = { chance: draws, report: (event: T['Event']) => events.push(event) };
  return { state: game.setup({ players, options }, dealer), events };
}
