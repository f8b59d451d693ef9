import type { Field } from '@richtfest/dream-home';
import { type Spot, spotOf } from '../../../../board/arc.ts';
import { type Stage, find } from '../../../../board/stage.ts';
import { LEFT, PICTURE, TOP, cornerOf } from '../geometry.ts';
import { BAY, STOREY } from '../../art/shell.ts';
import type { Scene } from '../scene.ts';
import type { Cue } from './cue.ts';

export type DreamStage = Stage<Scene, Cue>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Selects a part of a seat's house, large or small. */
function spotIn(root: HTMLElement, seat: number, box: Box): Spot | undefined {
  const house = find(root, `[data-house="${seat}"]`);
  if (house === undefined) return undefined;
  const { x, y, width } = spotOf(house);
  const unit = width / PICTURE.width;
  return {
    x: x + box.x * unit,
    y: y + box.y * unit,
    width: box.width * unit,
    height: box.height * unit,
  };
}

export function fieldSpot(root: HTMLElement, seat: number, field: Field): Spot | undefined {
  return spotIn(root, seat, { ...cornerOf(field), width: BAY, height: STOREY });
}

/** The roof pile. */
export function roofSpot(root: HTMLElement, seat: number): Spot | undefined {
  return spotIn(root, seat, { x: LEFT + 190, y: TOP - 60, width: 90, height: 65 });
}

/** The place for tools and helpers next to the house. */
export function kitSpot(root: HTMLElement, seat: number): Spot | undefined {
  return spotIn(root, seat, { x: LEFT + 90, y: TOP + 2 * STOREY + 40, width: 70, height: 50 });
}

export function gardenSpot(root: HTMLElement, seat: number): Spot | undefined {
  return spotIn(root, seat, { x: -10, y: TOP + 60, width: 60, height: 60 });
}

/** A card in the market. */
export function cardSpot(
  root: HTMLElement,
  column: number,
  slot: 'room' | 'special',
): Spot | undefined {
  const card = find(root, `[data-column="${column}"] [data-slot="${slot}"]`);
  return card === undefined ? undefined : spotOf(card);
}
