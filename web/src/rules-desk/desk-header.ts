import type { MatchHeader } from '@richtfest/engine';
import type { OpenQuestion } from './desk-question.ts';

/** The match that answers a question: it starts at the position, with random values of its own. */
export function deskHeader(
  { question, game, options }: OpenQuestion,
  nameOf: (seat: number) => string,
): MatchHeader {
  const { players, position } = question;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: Array.from({ length: players }, (_, seat) => ({ name: nameOf(seat) })),
    generator: { name: 'fast', seed: 'rules desk', game: 0 },
    start: position,
  };
}
