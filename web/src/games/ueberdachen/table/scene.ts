import { type Event, ROWS, type View } from '@richtfest/ueberdachen';
import { type ByType, byType } from '../../../board/by-type.ts';
import { sizeOf, widthOf } from './derive.ts';
import { stored, withPlayer } from './scene-storage.ts';
import { tradeSteps } from './scene-trade.ts';

type Steps = ByType<Event, [view: View], View>;

const turnSteps: Steps = {
  'turn-began': ({ seat, round, isDoubled }, view) => {
    const { die: _, offer: __, bank: ___, ...rest } = view;
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
  },
  'die-rolled': ({ die, roll }, view) => ({ ...view, die, rolls: roll }),
  'trade-dealt': traded,
  'trade-chosen': traded,
  'trade-missing': ({ trade }, view) => ({ ...view, missingTrade: trade }),
  'opener-taken': ({ seat }, view) => ({ ...view, opener: seat }),
  'game-ended': (_, view) => ({ ...view, phase: 'over' }),
};

const goodsSteps: Steps = {
  'materials-taken': ({ seat, materials }, view) =>
    materials.reduce((so, material) => stored(so, seat, material, 1), view),
  'material-stolen': ({ seat, from, material }, view) =>
    stored(stored(view, from, material, -1), seat, material, 1),
  'material-paid': ({ seat, material }, view) => stored(paid(view), seat, material, -1),
  'material-discarded': ({ seat, material }, view) => stored(view, seat, material, -1),
  'bank-asked': ({ item }, view) => ({
    ...view,
    bank: { item, toPay: view.bank?.toPay ?? 0 },
  }),
  'bank-delivered': ({ seat, item }, view) => {
    const { bank: _, ...rest } = view;
    return item === 'pillar' ? rest : stored(rest, seat, item, 1);
  },
};

const houseSteps: Steps = {
  'pillar-set': ({ seat, floor, pillars }, view) =>
    withPlayer(view, seat, (player) => ({
      ...player,
      pillars: floor === 0 ? [pillars, player.pillars[1]] : [player.pillars[0], pillars],
    })),
  'pillar-kept': (_, view) => ({ ...view, loosePillars: view.loosePillars + 1 }),
  'ceiling-set': ({ seat }, view) => withPlayer(view, seat, (player) => ({ ...player, floor: 1 })),
  'roof-set': ({ seat }, view) => ({ ...view, roof: seat }),
  'room-opened': opened,
  'material-built': built,
  'room-completed': ({ seat, floor, column }, view) =>
    withPlayer(view, seat, (player) => ({
      ...player,
      rooms: player.rooms.map((room) =>
        room.floor === floor && room.column === column ? { ...room, isComplete: true } : room,
      ),
    })),
  'card-turned': ({ size, room }, view) => withStack(view, size, { top: room }),
};

const STEPS: Steps = { ...turnSteps, ...goodsSteps, ...houseSteps, ...tradeSteps };

/** The view after an event. Its phase may be stale until the next view. */
export function afterEvent(view: View, event: Event): View {
  return byType(STEPS, event, view) ?? view;
}

function traded(
  { seat, trade }: Extract<Event, { type: 'trade-dealt' | 'trade-chosen' }>,
  view: View,
): View {
  return withPlayer(view, seat, (player) => ({ ...player, trade }));
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

function opened(event: Extract<Event, { type: 'room-opened' }>, view: View): View {
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

function built(event: Extract<Event, { type: 'material-built' }>, view: View): View {
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
