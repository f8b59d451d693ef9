import { stored } from './scene-storage.ts';
import type { AnswerView, Deal, Event, View } from './words.ts';

/** Offers, answers, proposals and swaps; undefined where the event is about something else. */
export function onTrade(view: View, event: Event): View | undefined {
  switch (event.type) {
    case 'offer-made': {
      const { give, want, pillars, to, seat } = event;
      const answers = view.players.flatMap(({ trade }, other): AnswerView[] =>
        other !== seat && trade !== undefined && (to === 'all' || to === other)
          ? [{ seat: other, answer: 'owed' }]
          : [],
      );
      return { ...view, phase: 'answer', offer: { to, give, want, pillars, answers } };
    }
    case 'offer-accepted':
      return answered(view, { seat: event.seat, answer: 'accepted' });
    case 'offer-declined':
      return answered(view, { seat: event.seat, answer: 'declined' });
    case 'offer-countered': {
      const { seat, give, want, pillars } = event;
      return answered(view, { seat, answer: 'countered', counter: { give, want, pillars } });
    }
    case 'offer-withdrawn':
    case 'offer-lapsed':
      return withoutOffer(view);
    case 'goods-swapped':
      return swapped(view, event);
    case 'proposal-made': {
      const { seat, give, want, pillars } = event;
      return { ...view, proposals: [...without(view, seat), { seat, give, want, pillars }] };
    }
    case 'proposal-withdrawn':
    case 'proposal-refused':
      return { ...view, proposals: without(view, event.seat) };
    case 'bank-asked':
    case 'bank-delivered':
    case 'card-turned':
    case 'ceiling-set':
    case 'die-rolled':
    case 'first-seat-drawn':
    case 'floor-filled':
    case 'game-ended':
    case 'material-built':
    case 'material-discarded':
    case 'material-paid':
    case 'material-stolen':
    case 'materials-taken':
    case 'no-plate':
    case 'nothing-to-steal':
    case 'opener-kept':
    case 'opener-taken':
    case 'pillar-kept':
    case 'pillar-received':
    case 'pillar-set':
    case 'pillars-returned':
    case 'roof-set':
    case 'room-completed':
    case 'room-opened':
    case 'stack-emptied':
    case 'theft-waived':
    case 'trade-chosen':
    case 'trade-dealt':
    case 'trade-missing':
    case 'turn-began':
    case 'turn-ended':
    default:
      return undefined;
  }
}

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
