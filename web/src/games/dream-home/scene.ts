import { COLUMNS, scoreHouse } from '@richtfest/dream-home';
import { changeAt } from '../../board/change-at.ts';
import { inHouse } from './scene-house.ts';
import { type Scene, changePlayer, seen } from './scene-parts.ts';
import type {
  Column,
  Event,
  Helper,
  MarketColumn,
  Roof,
  RoomCard,
  ShownSpecial,
  UsableTool,
  View,
} from './words.ts';

export type { Scene } from './scene-parts.ts';

/** The scene of a view: once the game is over every roof has been laid. */
export function sceneOf(view: View): Scene {
  return {
    view,
    laid: view.players.map((_, seat) =>
      view.phase === 'over' ? scoreHouse(view, seat).roof?.laid : undefined,
    ),
  };
}

/** The scene after an event. Phases are the table's own affair: the next view sets them right. */
export function afterEvent(scene: Scene, event: Event): Scene {
  const after = inMarket(usedUp(scene, event), event);
  return inHouse(after, event) ?? after;
}

/** Tools and helpers of the end are used once. */
function usedUp(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'jackhammer-used':
      return withoutTool(scene, event.seat, 'jackhammer');
    case 'rooms-mixed':
      return withoutTool(scene, event.seat, 'cement-mixer');
    case 'room-drilled':
      return withoutTool(scene, event.seat, 'drill');
    case 'supplier-used':
      return withoutHelper(scene, event.seat, 'supplier');
    case 'handyman-used':
      return withoutHelper(scene, event.seat, 'handyman');
    case 'roofer-used':
      return withoutHelper(scene, event.seat, 'roofer');
    case 'column-discarded':
    case 'column-taken':
    case 'decor-declined':
    case 'decor-impossible':
    case 'decor-lost':
    case 'decor-moved':
    case 'decor-placed':
    case 'game-ended':
    case 'helper-joined':
    case 'helpers-began':
    case 'helpers-done':
    case 'jackhammer-declined':
    case 'market-dealt':
    case 'roof-revealed':
    case 'roof-taken':
    case 'room-placed':
    case 'round-began':
    case 'round-ended':
    case 'scaffold-discarded':
    case 'scaffold-laid':
    case 'start-seat-drawn':
    case 'tool-taken':
    default:
      return scene;
  }
}

function withoutTool(scene: Scene, seat: number, used: UsableTool): Scene {
  return changePlayer(scene, seat, (player) => ({
    ...player,
    tools: player.tools.toSpliced(
      player.tools.findIndex(({ tool, isUsable }) => tool === used && isUsable),
      1,
    ),
  }));
}

function withoutHelper(scene: Scene, seat: number, used: Helper): Scene {
  return changePlayer(scene, seat, (player) => ({
    ...player,
    helpers: player.helpers.toSpliced(player.helpers.indexOf(used), 1),
  }));
}

function inMarket(scene: Scene, event: Event): Scene {
  const { view } = scene;
  switch (event.type) {
    case 'start-seat-drawn':
      return seen(scene, { startSeat: event.seat });
    case 'round-began':
      return beginRound(scene, event);
    case 'market-dealt':
      return seen(scene, { market: event.columns.map(dealt) });
    case 'column-taken':
    case 'jackhammer-used':
      return take(scene, event);
    case 'column-discarded':
      return seen(scene, { market: without(view, [event.column]) });
    case 'rooms-mixed': {
      const { columns, rooms } = event;
      return columns.reduce((so, column, at) => withRoom(so, column, rooms[at]), scene);
    }
    case 'room-drilled':
      return withRoom(scene, event.column, event.removed);
    case 'round-ended':
      return endRound(scene, event.startSeat);
    case 'helpers-began':
      return seen(scene, { seat: event.seat });
    case 'roofer-used':
      return changePlayer(scene, event.seat, (player) => ({ ...player, roofCount: event.size }));
    case 'roof-revealed':
      return { ...scene, laid: changeAt(scene.laid, event.seat, () => laidOf(event.laid)) };
    case 'game-ended':
      return seen(scene, { phase: 'over' });
    case 'decor-declined':
    case 'decor-impossible':
    case 'decor-lost':
    case 'decor-moved':
    case 'decor-placed':
    case 'handyman-used':
    case 'helper-joined':
    case 'helpers-done':
    case 'jackhammer-declined':
    case 'roof-taken':
    case 'room-placed':
    case 'scaffold-discarded':
    case 'scaffold-laid':
    case 'supplier-used':
    case 'tool-taken':
    default:
      return scene;
  }
}

/** With fewer than four cards there is no roof, and the tarpaulin stays. */
function laidOf(laid: readonly Roof[]): readonly Roof[] | undefined {
  return laid.length === 0 ? undefined : laid;
}

/** DH-9 */
function endRound(scene: Scene, startSeat: number): Scene {
  const { nextStartSeat: _, held: __, ...view } = scene.view;
  return { ...scene, view: { ...view, market: without(view, COLUMNS), startSeat } };
}

function beginRound(
  scene: Scene,
  { round, startSeat }: Extract<Event, { type: 'round-began' }>,
): Scene {
  const { view } = scene;
  return { ...scene, view: { ...view, round, startSeat, seat: startSeat, jackhammered: [] } };
}

function dealt({
  column,
  room,
  special,
}: {
  column: Column;
  room: RoomCard;
  special?: ShownSpecial;
}): MarketColumn {
  return {
    column,
    room,
    ...(special !== undefined && special.type !== 'hidden-roof' && { special }),
  };
}

type Taken = Extract<Event, { type: 'column-taken' | 'jackhammer-used' }>;

function take(scene: Scene, event: Taken): Scene {
  const { seat, column, room, special } = event;
  const isJackhammered = event.type === 'jackhammer-used';
  const isKept = !isJackhammered && special !== undefined && special.type !== 'hidden-roof';
  const held = { column, room, isJackhammered, ...(isKept && { special }) };
  return seen(scene, {
    market: without(scene.view, [column]),
    held,
    seat,
    ...(!isJackhammered && column === 1 && { nextStartSeat: seat }),
  });
}

function without({ market }: View, columns: readonly Column[]): MarketColumn[] {
  return market.map((each) => (columns.includes(each.column) ? { column: each.column } : each));
}

function withRoom(scene: Scene, column: Column, room: RoomCard | undefined): Scene {
  if (room === undefined) return scene;
  const { market } = scene.view;
  return seen(scene, {
    market: market.map((each) => (each.column === column ? { ...each, room } : each)),
  });
}
