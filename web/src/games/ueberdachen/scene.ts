import { ROWS } from '@richtfest/ueberdachen';
import { sizeOf, widthOf } from './derive.ts';
import { stored, withPlayer } from './scene-storage.ts';
import { onTrade } from './scene-trade.ts';
import type { Event, View } from './words.ts';

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
    case 'bank-asked':
    case 'bank-delivered':
    case 'card-turned':
    case 'ceiling-set':
    case 'first-seat-drawn':
    case 'floor-filled':
    case 'goods-swapped':
    case 'material-built':
    case 'material-discarded':
    case 'material-paid':
    case 'material-stolen':
    case 'materials-taken':
    case 'no-plate':
    case 'nothing-to-steal':
    case 'offer-accepted':
    case 'offer-countered':
    case 'offer-declined':
    case 'offer-lapsed':
    case 'offer-made':
    case 'offer-withdrawn':
    case 'opener-kept':
    case 'pillar-kept':
    case 'pillar-received':
    case 'pillar-set':
    case 'pillars-returned':
    case 'proposal-made':
    case 'proposal-refused':
    case 'proposal-withdrawn':
    case 'roof-set':
    case 'room-completed':
    case 'room-opened':
    case 'stack-emptied':
    case 'theft-waived':
    case 'turn-ended':
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
    case 'card-turned':
    case 'ceiling-set':
    case 'die-rolled':
    case 'first-seat-drawn':
    case 'floor-filled':
    case 'game-ended':
    case 'goods-swapped':
    case 'material-built':
    case 'no-plate':
    case 'nothing-to-steal':
    case 'offer-accepted':
    case 'offer-countered':
    case 'offer-declined':
    case 'offer-lapsed':
    case 'offer-made':
    case 'offer-withdrawn':
    case 'opener-kept':
    case 'opener-taken':
    case 'pillar-kept':
    case 'pillar-received':
    case 'pillar-set':
    case 'pillars-returned':
    case 'proposal-made':
    case 'proposal-refused':
    case 'proposal-withdrawn':
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
    case 'bank-asked':
    case 'bank-delivered':
    case 'die-rolled':
    case 'first-seat-drawn':
    case 'floor-filled':
    case 'game-ended':
    case 'goods-swapped':
    case 'material-discarded':
    case 'material-paid':
    case 'material-stolen':
    case 'materials-taken':
    case 'no-plate':
    case 'nothing-to-steal':
    case 'offer-accepted':
    case 'offer-countered':
    case 'offer-declined':
    case 'offer-lapsed':
    case 'offer-made':
    case 'offer-withdrawn':
    case 'opener-kept':
    case 'opener-taken':
    case 'pillar-received':
    case 'pillars-returned':
    case 'proposal-made':
    case 'proposal-refused':
    case 'proposal-withdrawn':
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
