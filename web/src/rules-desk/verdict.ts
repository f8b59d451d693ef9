import {
  type GameEvent,
  type Json,
  Match,
  type Reason,
  type Seat,
  chanceOf,
  seatsIn,
} from '@richtfest/engine';
import { deskHeader } from './desk-header.ts';
import type { OpenQuestion } from './desk-question.ts';

/** The answer to “may I?”. */
export type Verdict =
  | { readonly is: 'no'; readonly reason: Reason }
  | {
      readonly is: 'yes';
      /** What happens, as the asking seat sees it. */
      readonly events: readonly GameEvent[];
      /** Seats whose points change. */
      readonly points: readonly PointsChange[];
      /** The seats that must decide next; empty if the game is over. */
      readonly owing: readonly Seat[];
      /** The position after the move. */
      readonly position: Json;
    };

interface PointsChange {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** Asks the rules and, if they allow the move, plays it on a copy of the position. */
export function verdictOf(open: OpenQuestion, move: unknown): Verdict {
  const { game, question } = open;
  const { seat } = question;
  const header = deskHeader(open, String);
  const chance = chanceOf(header.generator, '');
  if (chance === undefined) throw new Error('the desk needs no secret');
  const match = new Match(game, header, chance);
  const before = game.standing(match.state, seat);
  const played = match.play(seat, move);
  if ('refused' in played) return { is: 'no', reason: played.refused };
  const after = game.standing(match.state, seat);
  return {
    is: 'yes',
    events: played.step.events.flatMap((event) => game.eventFor(event, seat, match.state) ?? []),
    points: after.flatMap(({ score }, at) => {
      const earlier = before[at]?.score ?? score;
      return earlier === score ? [] : [{ seat: at, before: earlier, after: score }];
    }),
    owing: seatsIn(game.owing(match.state)),
    position: game.notation.writePosition(match.state),
  };
}

/** The verdict on the move of the question; undefined if none has been tried. */
export function verdictOn(open: OpenQuestion): Verdict | undefined {
  const { move } = open.question;
  return move === undefined ? undefined : verdictOf(open, open.game.notation.readMove(move));
}
