import type { DreamHomeTypes, Field, Move } from '@richtfest/dream-home';
import { type Reason, randomFromText } from '@richtfest/engine';
import type { MatchClient } from '../../../match/match-client.ts';

export interface PlaceQuestion {
  readonly seat: number;
  /** The move that would take the room. */
  readonly taking: Move;
  readonly field: Field;
}

/**
 * Why a room still in the market couldn't be placed on a field: asks the rules about the position
 * after taking it. Hidden cards make no difference.
 */
export function whyNotThere(
  client: MatchClient<DreamHomeTypes>,
  { seat, taking, field }: PlaceQuestion,
): Reason | undefined {
  const view = client.preview(taking);
  if (view === undefined) return undefined;
  const { game } = client;
  const observation = { watcher: seat, view, memory: undefined };
  const state = game.determinize(observation, randomFromText('why not'));
  return game.refusal(state, seat, { verb: 'place', field, faceUp: true });
}
