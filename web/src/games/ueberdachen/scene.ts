import { ROWS } from '@richtfest/ueberdachen';
import { type Counts, changed, sizeOf, widthOf } from './derive.ts';
import type { AnswerView, Deal, Event, Material, PlayerView, View } from './words.ts';

/** The view after an event. Phases are the rules' affair: the next view sets them right. */
export function afterEvent(view: View, event: Event): View {
  return (
    onTurn(view, event) ??
    onGoods(view, event) ??
    onHouse(view, event) ??
    onTrade(view, event) ??
    view
  );
}

type Step = View | undefined;

function onTurn(view: View, event: Event): Step {
  switch (event.type) {
    case 'turn-began': {
      const { die: _, offer: __, bank: ___, ...rest } = view;
      const { seat, round, isDoubled } = event;
      return {
        ...rest,
        seat,
        round,
        isDoubled,
        rolls: 0,
        loosePillars: 0,
        phase: 'roll',
        proposals: [],
      };
    }
    case 'die-rolled':
      return { ...view, die: event.die, rolls: event.roll };
    case 'trade-dealt':
    case 'trade-chosen':
      return withPlayer(view, event.seat, (player) => ({ ...player, trade: event.trade }));
    case 'trade-missing':
      return { ...view, missingTrade: event.trade };
    case 'opener-taken':
      return { ...view, opener: event.seat };
    case 'game-ended':
      return { ...view, phase: 'over' };
    default:
      return undefined;
  }
}

function onGoods(view: View, event: Event): Step {
  switch (event.type) {
    case 'materials-taken':
      return event.materials.reduce((so, material) => stored(so, event.seat, material, 1), view);
    case 'material-stolen':
      return stored(stored(view, event.from, event.material, -1), event.seat, event.material, 1);
    case 'material-paid':
      return stored(paid(view), event.seat, event.material, -1);
    case 'material-discarded':
      return stored(view, event.seat, event.material, -1);
    case 'bank-asked':
      return { ...view, bank: { item: event.item, toPay: view.bank?.toPay ?? 0 } };
    case 'bank-delivered': {
      const { bank: _, ...rest } = view;
      return event.item === 'pillar' ? rest : stored(rest, event.seat, event.item, 1);
    }
    default:
      return undefined;
  }
}

function onHouse(view: View, event: Event): Step {
  switch (event.type) {
    case 'pillar-set':
      return withPlayer(view, event.seat, (player) => ({
        ...player,
        pillars:
          event.floor === 0
            ? [event.pillars, player.pillars[1]]
            : [player.pillars[0], event.pillars],
      }));
    case 'pillar-kept':
      return { ...view, loosePillars: view.loosePillars + 1 };
    case 'ceiling-set':
      return withPlayer(view, event.seat, (player) => ({ ...player, floor: 1 }));
    case 'roof-set':
      return { ...view, roof: event.seat };
    case 'room-opened':
      return opened(view, event);
    case 'material-built':
      return built(view, event);
    case 'room-completed':
      return withPlayer(view, event.seat, (player) => ({
        ...player,
        rooms: player.rooms.map((room) =>
          room.floor === event.floor && room.column === event.column
            ? { ...room, isComplete: true }
            : room,
        ),
      }));
    case 'card-turned':
      return withStack(view, event.size, { top: event.room });
    default:
      return undefined;
  }
}

function onTrade(view: View, event: Event): Step {
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
    default:
      return undefined;
  }
}

function withPlayer(view: View, seat: number, change: (player: PlayerView) => PlayerView): View {
  return {
    ...view,
    players: view.players.map((player, at) => (at === seat ? change(player) : player)),
  };
}

function stored(view: View, seat: number, material: Material, by: number): View {
  const storage = (counts: Counts) => changed(counts, material, by);
  return withPlayer(view, seat, (player) => ({ ...player, storage: storage(player.storage) }));
}

function paid(view: View): View {
  return view.bank === undefined
    ? view
    : { ...view, bank: { ...view.bank, toPay: view.bank.toPay - 1 } };
}

function withStack(
  view: View,
  size: 'small' | 'large',
  changes: Pick<View['stacks']['small'], 'top'>,
): View {
  const { top: _, ...stack } = view.stacks[size];
  return { ...view, stacks: { ...view.stacks, [size]: { ...stack, ...changes } } };
}

function opened(view: View, event: Extract<Event, { type: 'room-opened' }>): View {
  const { seat, room, floor, column } = event;
  const cells = widthOf(sizeOf(room)) * ROWS;
  const next = withStack(view, sizeOf(room), {});
  return withPlayer(next, seat, (player) => ({
    ...player,
    rooms: [
      ...player.rooms,
      { room, floor, column, built: Array<boolean>(cells).fill(false), isComplete: false },
    ],
  }));
}

function built(view: View, event: Extract<Event, { type: 'material-built' }>): View {
  const { seat, floor, column, cell, material } = event;
  const next = withPlayer(view, seat, (player) => ({
    ...player,
    rooms: player.rooms.map((room) =>
      room.floor === floor && room.column === column
        ? { ...room, built: room.built.with(cell, true) }
        : room,
    ),
  }));
  return stored(next, seat, material, -1);
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
