import type { Deal, Event, View } from '@richtfest/ueberdachen';
import type { ByType } from '../../../board/by-type.ts';
import { stored } from './scene-storage.ts';
import type { AnswerView } from './types.ts';

/** Offers, answers, proposals and swaps. */
export const tradeSteps: ByType<Event, [view: View], View> = {
  'offer-made': ({ give, want, pillars, to, seat }, view) => {
    const answers = view.players.flatMap(({ trade }, other): AnswerView[] =>
      other !== seat && trade !== undefined && (to === 'all' || to === other)
        ? [{ seat: other, answer: 'owed' }]
        : [],
    );
    return { ...view, phase: 'answer', offer: { to, give, want, pillars, answers } };
  },
  'offer-accepted': ({ seat }, view) => answered(view, { seat, answer: 'accepted' }),
  'offer-declined': ({ seat }, view) => answered(view, { seat, answer: 'declined' }),
  'offer-countered': ({ seat, give, want, pillars }, view) =>
    answered(view, { seat, answer: 'countered', counter: { give, want, pillars } }),
  'offer-withdrawn': (_, view) => withoutOffer(view),
  'offer-lapsed': (_, view) => withoutOffer(view),
  'goods-swapped': (event, view) => swapped(view, event),
  'proposal-made': ({ seat, give, want, pillars }, view) => ({
    ...view,
    proposals: [...without(view, seat), { seat, give, want, pillars }],
  }),
  'proposal-withdrawn': ({ seat }, view) => ({ ...view, proposals: without(view, seat) }),
  'proposal-refused': ({ seat }, view) => ({ ...view, proposals: without(view, seat) }),
};

function answered(view: View, answer: AnswerView): View {
  if (view.offer === undefined) return view;
  const answers = view.offer.answers.map((each) => (each.seat === answer.seat ? answer : each));
  return { ...view, offer: { ...view.offer, answers } };
}

function withoutOffer(view: View): View {
  const { offer: _, ...rest } = view;
  return rest;
}

/** UD-10: the rolling seat gives and wants; without an open offer a proposal was taken. */
function swapped(view: View, event: Deal & { readonly seat: number; readonly with: number }): View {
  const { seat, with: other, give, want, pillars } = event;
  const given = give.reduce((so, each) => stored(stored(so, seat, each, -1), other, each, 1), view);
  const got = want.reduce((so, each) => stored(stored(so, other, each, -1), seat, each, 1), given);
  const proposals = view.offer === undefined ? without(view, other) : view.proposals;
  return { ...withoutOffer(got), proposals, loosePillars: got.loosePillars - pillars };
}

function without(view: View, seat: number): View['proposals'] {
  return view.proposals.filter((proposal) => proposal.seat !== seat);
}
