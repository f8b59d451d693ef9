import type { Decor, Event, FieldView } from '@richtfest/dream-home';
import type { ByType } from '../../../board/by-type.ts';
import { type Scene, changeField, changePlayer, putDown } from './scene-parts.ts';

/** The changes that events make to a house and its surroundings. */
export const inHouse: ByType<Event, [scene: Scene], Scene> = {
  'room-placed': (event, scene) => {
    const { field, card, faceUp } = event;
    const placed: FieldView = faceUp
      ? { field, is: 'room', card }
      : { field, is: 'empty-room', card };
    return changeField(putDown(scene, 'room'), event, () => placed);
  },
  'scaffold-laid': (event, scene) =>
    changeField(putDown(scene, 'special'), event, ({ field }) => ({ field, is: 'scaffold' })),
  'scaffold-discarded': ({ field }, scene) =>
    field === undefined ? putDown(scene, 'special') : scene,
  'roof-taken': ({ seat, size }, scene) =>
    changePlayer(putDown(scene, 'special'), seat, (player) => ({ ...player, roofCount: size })),
  'helper-joined': ({ seat, helper }, scene) =>
    changePlayer(putDown(scene, 'special'), seat, (player) => ({
      ...player,
      helpers: [...player.helpers, helper],
    })),
  'tool-taken': ({ seat, tool }, scene) => {
    if (tool === 'scaffold') return scene;
    return changePlayer(putDown(scene, 'special'), seat, (player) => ({
      ...player,
      tools: [...player.tools, { tool, isUsable: false }],
    }));
  },
  'room-drilled': (event, scene) => changeField(scene, event, (on) => brought(on, event.brought)),
  'supplier-used': (event, scene) => changeField(scene, event, (on) => brought(on, event.brought)),
  'decor-placed': ({ seat, decor, field }, scene) => {
    const after = putDown(scene, 'special');
    if (field !== 'outdoors') {
      return changeField(after, { seat, field }, (on) => decorated(on, decor));
    }
    return changePlayer(after, seat, (player) => ({
      ...player,
      outdoors: [...player.outdoors, decor],
    }));
  },
  'decor-impossible': (_, scene) => putDown(scene, 'special'),
  'decor-declined': (_, scene) => putDown(scene, 'special'),
  'decor-moved': ({ seat, decor, from, to }, scene) => {
    const bare = changeField(scene, { seat, field: from }, undecorated);
    return changeField(bare, { seat, field: to }, (on) => decorated(on, decor));
  },
  'decor-lost': (event, scene) => changeField(scene, event, undecorated),
  'handyman-used': ({ seat, fields: [one, other] }, scene) => {
    const house = scene.view.players[seat]?.house ?? [];
    const at = (field: string) => house.find((on) => on.field === field);
    return changePlayer(scene, seat, (player) => ({
      ...player,
      house: player.house.map((on) => {
        if (on.field === one) return { ...(at(other) ?? on), field: one };
        return on.field === other ? { ...(at(one) ?? on), field: other } : on;
      }),
    }));
  },
};

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
