import type { KeyboardEvent } from 'react';
import { nearestInDirection } from './nearest-in-direction.ts';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An `onKeyDown` handler for a container: arrow keys move to the nearest button. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const direction = DIRECTIONS[event.key];
  if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const current = buttons.findIndex((button) => button === document.activeElement);
  if (current < 0) return;
  const spots = buttons.map((button) => button.getBoundingClientRect());
  const next = nearestInDirection(spots, current, direction);
  event.preventDefault();
  if (next !== undefined) buttons[next]?.focus();
}
