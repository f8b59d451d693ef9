import type { PigsDealer } from './events.ts';
import { TILES_PER_STACK, stackKind, tileOf } from './stacks.ts';
import { type Stack, type State, NONE, STREAM, stackAt } from './state.ts';
import type { Tile } from './words.ts';

/** Takes the top tile of a stack that is not empty; nothing lies on top until `turnUp`. */
export function takeTile(state: State, number: number): Tile {
  const stack = stackAt(state, number);
  const tile = tileOf(number, stack.top);
  stack.top = NONE;
  return tile;
}

/** LP-9: the next tile is turned up at once, drawn from those that are left. */
export function turnUp(state: State, number: number, dealer: PigsDealer): void {
  const stack = stackAt(state, number);
  const { kind, material } = stackKind(number);
  if (stack.below.length === 0) {
    dealer.report?.({ type: 'stack-emptied', kind, material });
    return;
  }
  drawTop(stack, number, dealer);
  dealer.report?.({ type: 'stack-turned', kind, material, pots: stack.top });
}

/** Address `tile/stack/position`, counted from the tile that is on top at the start. */
export function drawTop(stack: Stack, number: number, { chance }: PigsDealer): void {
  const { below } = stack;
  const position = TILES_PER_STACK - below.length;
  stack.top = chance.pick(below, STREAM.tile, number * TILES_PER_STACK + position);
  // The tiles above the gap move up; `splice` would build a list of what it removes.
  for (let gap = below.indexOf(stack.top); gap + 1 < below.length; gap++) {
    below[gap] = below[gap + 1] as number;
  }
  below.pop();
}
