import {
  COLUMNS,
  type Column,
  type Event,
  type Helper,
  type MarketColumn,
  type Roof,
  type RoomCard,
  type ShownSpecial,
  type View,
  scoreHouse,
} from '@richtfest/dream-home';
import { type ByType, byType } from '../../../board/by-type.ts';
import { changeAt } from '../../../board/change-at.ts';
import { inHouse } from './scene-house.ts';
import { type Scene, changePlayer, seen } from './scene-parts.ts';
import type { UsableTool } from './types.ts';

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

/** The scene after an event. Its phase may be stale until the next view. */
export function afterEvent(scene: Scene, event: Event): Scene {
  return STEPS.reduce((so, steps) => byType(steps, event, so) ?? so, scene);
}

type Steps = ByType<Event, [scene: Scene], Scene>;

/** Tools and end-of-game helpers are used once. */
const usedUp: Steps = {
  'jackhammer-used': ({ seat }, scene) => withoutTool(scene, seat, 'jackhammer'),
  'rooms-mixed': ({ seat }, scene) => withoutTool(scene, seat, 'cement-mixer'),
  'room-drilled': ({ seat }, scene) => withoutTool(scene, seat, 'drill'),
  'supplier-used': ({ seat }, scene) => withoutHelper(scene, seat, 'supplier'),
  'handyman-used': ({ seat }, scene) => withoutHelper(scene, seat, 'handyman'),
  'roofer-used': ({ seat }, scene) => withoutHelper(scene, seat, 'roofer'),
};

const inMarket: Steps = {
  'start-seat-drawn': ({ seat }, scene) => seen(scene, { startSeat: seat }),
  'round-began': (event, scene) => beginRound(scene, event),
  'market-dealt': ({ columns }, scene) => seen(scene, { market: columns.map(dealt) }),
  'column-taken': (event, scene) => take(scene, event),
  'jackhammer-used': (event, scene) => take(scene, event),
  'column-discarded': ({ column }, scene) => seen(scene, { market: without(scene.view, [column]) }),
  'rooms-mixed': ({ columns, rooms }, scene) =>
    columns.reduce((so, column, at) => withRoom(so, column, rooms[at]), scene),
  'room-drilled': ({ column, removed }, scene) => withRoom(scene, column, removed),
  'round-ended': ({ startSeat }, scene) => endRound(scene, startSeat),
  'helpers-began': ({ seat }, scene) => seen(scene, { seat }),
  'roofer-used': ({ seat, size }, scene) =>
    changePlayer(scene, seat, (player) => ({ ...player, roofCount: size })),
  'roof-revealed': ({ seat, laid }, scene) => ({
    ...scene,
    laid: changeAt(scene.laid, seat, () => laidOf(laid)),
  }),
  'game-ended': (_, scene) => seen(scene, { phase: 'over' }),
};

/** Several handlers may apply to one event, in this order. */
const STEPS: readonly Steps[] = [usedUp, inMarket, inHouse];

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
