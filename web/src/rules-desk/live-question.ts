import { type JsonObject, randomFromText } from '@richtfest/engine';
import type { MatchClient } from '../match/match-client.ts';
import type { DeskQuestion } from './desk-question.ts';

/**
 * The question about a running match: the position as its acting seat knows it. What is hidden from
 * that seat is sampled, so neither the desk nor its link reveals a secret. Undefined if nobody here
 * acts.
 */
export function liveQuestion(client: MatchClient): DeskQuestion | undefined {
  const { acting, seats, view } = client.getSnapshot();
  const observation = client.observe();
  if (acting === undefined || observation === undefined) return undefined;
  const { game } = client;
  const state = game.determinize(observation, randomFromText('rules desk'));
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    players: seats.length,
    options: (view as { readonly options: JsonObject }).options,
    position: game.notation.writePosition(state),
    seat: acting,
  };
}
