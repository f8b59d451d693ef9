import type { Move, UeberdachenTypes } from '@richtfest/ueberdachen';
import type { Lesson } from '../../../lessons/lesson.ts';
import { OBLIGING } from './moves.ts';
import { steps } from './neighbours-steps.ts';
import { texts } from './neighbours-texts.ts';

/** What Ida asks the learner for. */
function isIdasOffer(move: Move): boolean {
  return (
    move.verb === 'offer' &&
    move.to === 0 &&
    move.give.join() === 'socket' &&
    move.want.join() === 'tiles'
  );
}

/** A neighbour's offer, a theft with the opener, and the bank. */
export const neighbours: Lesson<UeberdachenTypes> = {
  options: { firstSeat: 0, quickStart: true },
  others: ['Ida', 'Bruno'],
  gameNumber: 1,
  start: {
    seat: 1,
    phase: 'act',
    die: 2,
    stacks: { small: { top: 'hall' }, large: { top: 'kitchen' } },
    players: [
      {
        trade: 'mason',
        storage: 'plaster plaster plaster plaster tiles',
        pillars: 1,
        rooms: ['chamber A: full', 'corridor B: B2 B3'],
      },
      { trade: 'electrician', storage: 'socket lamp', rooms: ['kitchen A: A1 B1'] },
      { trade: 'plumber', storage: 'radiator tap tap' },
    ],
  },
  steps,
  texts,
  isWantedOfOthers: (move, { pastOffers }) =>
    pastOffers.length === 0 && move.verb === 'offer' ? isIdasOffer(move) : OBLIGING.has(move.verb),
};
