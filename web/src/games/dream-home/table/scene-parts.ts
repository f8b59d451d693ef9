import type { Field, FieldView, PlayerView, Roof, View } from '@richtfest/dream-home';
import { changeAt } from '../../../board/change-at.ts';

/** What is drawn: a view on its way through the events that lead to the next one. */
export interface Scene {
  readonly view: View;
  /** DH-26: the roof by seat, as far as it has been laid; undefined while the pile is covered. */
  readonly laid: readonly (readonly Roof[] | undefined)[];
}

export function seen(scene: Scene, changes: Partial<View>): Scene {
  return { ...scene, view: { ...scene.view, ...changes } };
}

export function changePlayer(
  scene: Scene,
  seat: number,
  change: (player: PlayerView) => PlayerView,
): Scene {
  return seen(scene, { players: changeAt(scene.view.players, seat, change) });
}

export function changeField(
  scene: Scene,
  { seat, field }: { readonly seat: number; readonly field: Field },
  change: (on: FieldView) => FieldView,
): Scene {
  return changePlayer(scene, seat, (player) => ({
    ...player,
    house: player.house.map((on) => (on.field === field ? change(on) : on)),
  }));
}

/** Removes a card from the two in hand after it has been placed. */
export function putDown(scene: Scene, what: 'room' | 'special'): Scene {
  const { held, ...view } = scene.view;
  if (held === undefined) return scene;
  const { room, special, ...where } = held;
  const left = {
    ...(what !== 'room' && room !== undefined && { room }),
    ...(what !== 'special' && special !== undefined && { special }),
  };
  const isEmpty = Object.keys(left).length === 0;
  return { ...scene, view: isEmpty ? view : { ...view, held: { ...where, ...left } } };
}
