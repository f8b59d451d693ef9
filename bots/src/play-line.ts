import {
  type GameTypes,
  Match,
  type MatchHeader,
  NO_SEATS,
  type PlayableGame,
  chanceOf,
  firstSeatOf,
} from '@richtfest/engine';
import { lineMove } from './line-move.ts';
import { LineQuestions } from './line-questions.ts';

/**
 * Plays a match whose seats all have bots to its end. The bots answer as functions of the line, so
 * the match is the same on every machine.
 */
export function playLine<T extends GameTypes>(
  game: PlayableGame<T>,
  header: MatchHeader,
  secret: string,
): Match<T> {
  const chance = chanceOf(header.generator, secret);
  if (chance === undefined) throw new RangeError('the secret of the match is missing');
  const match = new Match<T>(game, header, chance);
  const questions = new LineQuestions<T>(secret);
  for (;;) {
    questions.update(match);
    const owing = game.owing(match.state);
    if (owing === NO_SEATS) return match;
    const seat = firstSeatOf(owing);
    const question = questions.of(seat);
    if (question === undefined) throw new RangeError(`no bot plays at seat ${seat}`);
    questions.answered(seat);
    const played = match.play(seat, lineMove(game, question));
    if ('refused' in played) throw new RangeError(`the rules refuse the move of seat ${seat}`);
  }
}
