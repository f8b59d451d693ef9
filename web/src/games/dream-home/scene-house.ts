import { type Scene, changeField, changePlayer, putDown } from './scene-parts.ts';
import type { Decor, Event, FieldView } from './words.ts';

/** What an event changes in a house or beside it; undefined if it is about something else. */
export function inHouse(scene: Scene, event: Event): Scene | undefined {
  switch (event.type) {
    case 'room-placed': {
      const { field, card, faceUp } = event;
      const placed: FieldView = faceUp
        ? { field, is: 'room', card }
        : { field, is: 'empty-room', card };
      return changeField(putDown(scene, 'room'), event, () => placed);
    }
    case 'scaffold-laid':
      return changeField(putDown(scene, 'special'), event, ({ field }) => ({
        field,
        is: 'scaffold',
      }));
    case 'scaffold-discarded':
      return event.field === undefined ? putDown(scene, 'special') : scene;
    case 'roof-taken':
      return changePlayer(putDown(scene, 'special'), event.seat, (player) => ({
        ...player,
        roofCount: event.size,
      }));
    case 'helper-joined':
      return changePlayer(putDown(scene, 'special'), event.seat, (player) => ({
        ...player,
        helpers: [...player.helpers, event.helper],
      }));
    case 'tool-taken': {
      const { tool } = event;
      if (tool === 'scaffold') return scene;
      return changePlayer(putDown(scene, 'special'), event.seat, (player) => ({
        ...player,
        tools: [...player.tools, { tool, isUsable: false }],
      }));
    }
    case 'room-drilled':
    case 'supplier-used':
      return changeField(scene, event, (on) => brought(on, event.brought));
    case 'column-discarded':
    case 'column-taken':
    case 'decor-declined':
    case 'decor-impossible':
    case 'decor-lost':
    case 'decor-moved':
    case 'decor-placed':
    case 'game-ended':
    case 'handyman-used':
    case 'helpers-began':
    case 'helpers-done':
    case 'jackhammer-declined':
    case 'jackhammer-used':
    case 'market-dealt':
    case 'roof-revealed':
    case 'roofer-used':
    case 'rooms-mixed':
    case 'round-began':
    case 'round-ended':
    case 'start-seat-drawn':
    default:
      return withDecor(scene, event);
  }
}

function withDecor(scene: Scene, event: Event): Scene | undefined {
  switch (event.type) {
    case 'decor-placed': {
      const { seat, decor, field } = event;
      const after = putDown(scene, 'special');
      if (field !== 'outdoors')
        return changeField(after, { seat, field }, (on) => decorated(on, decor));
      return changePlayer(after, seat, (player) => ({
        ...player,
        outdoors: [...player.outdoors, decor],
      }));
    }
    case 'decor-impossible':
    case 'decor-declined':
      return putDown(scene, 'special');
    case 'decor-moved': {
      const { seat, decor, from, to } = event;
      const bare = changeField(scene, { seat, field: from }, undecorated);
      return changeField(bare, { seat, field: to }, (on) => decorated(on, decor));
    }
    case 'decor-lost':
      return changeField(scene, event, undecorated);
    case 'handyman-used': {
      const { seat, fields } = event;
      const [one, other] = fields;
      const house = scene.view.players[seat]?.house ?? [];
      const at = (field: string) => house.find((on) => on.field === field);
      return changePlayer(scene, seat, (player) => ({
        ...player,
        house: player.house.map((on) => {
          if (on.field === one) return { ...(at(other) ?? on), field: one };
          return on.field === other ? { ...(at(one) ?? on), field: other } : on;
        }),
      }));
    }
    case 'column-discarded':
    case 'column-taken':
    case 'game-ended':
    case 'helper-joined':
    case 'helpers-began':
    case 'helpers-done':
    case 'jackhammer-declined':
    case 'jackhammer-used':
    case 'market-dealt':
    case 'roof-revealed':
    case 'roof-taken':
    case 'roofer-used':
    case 'room-drilled':
    case 'room-placed':
    case 'rooms-mixed':
    case 'round-began':
    case 'round-ended':
    case 'scaffold-discarded':
    case 'scaffold-laid':
    case 'start-seat-drawn':
    case 'supplier-used':
    case 'tool-taken':
    default:
      return undefined;
  }
}

function brought(on: FieldView, card: Extract<FieldView, { is: 'room' }>['card']): FieldView {
  if (on.is === 'room') return { ...on, card };
  return { field: on.field, is: 'room', card };
}

function decorated(on: FieldView, decor: Decor): FieldView {
  return on.is === 'room' ? { ...on, decor } : on;
}

function undecorated(on: FieldView): FieldView {
  if (on.is !== 'room') return on;
  const { decor: _, ...bare } = on;
  return bare;
}
