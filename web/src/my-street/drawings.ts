import type { Settings } from '../settings/settings.ts';
import type { MyHouse } from './my-houses.ts';

/**
 * Drawn houses as images, because a street of live drawings would not scroll smoothly. They are
 * drawn from match files when they come into view and are never stored.
 */
const images = new Map<string, string>();

/** At most this many images stay in memory. */
const MOST = 240;

export function drawingOf(house: MyHouse, theme: Settings['theme']): string | undefined {
  return images.get(keyOf(house, theme));
}

export function addDrawing(house: MyHouse, theme: Settings['theme'], image: Blob): void {
  images.set(keyOf(house, theme), URL.createObjectURL(image));
  const [oldest] = images;
  if (images.size <= MOST || oldest === undefined) return;
  images.delete(oldest[0]);
  URL.revokeObjectURL(oldest[1]);
}

function keyOf({ key }: MyHouse, theme: Settings['theme']): string {
  return `${theme} ${key}`;
}

interface NextOptions {
  readonly isMoving: boolean;
  isDrawn(house: MyHouse): boolean;
}

/** Drawing a house takes longer than a frame, so nothing is drawn while the street moves. */
export function nextToDraw(
  shown: readonly MyHouse[],
  { isMoving, isDrawn }: NextOptions,
): MyHouse | undefined {
  return isMoving ? undefined : shown.find((house) => !isDrawn(house));
}
