import type { PigsDealer } from './events.ts';
import { TILES_PER_STACK, stackKind, tileOf } from './stacks.ts';
import { type Stack, type State, NONE, STREAM, stackAt } from './state.ts';
import type { Tile } from './words.ts';

/** Takes the top tile of a non-empty stack; the stack has no top until `turnUp`. */
export function takeTile(state: State, number: number): Tile {
  const stack = stackAt(state, number);
  const tile = tileOf(number, stack.top);
  stack.top = NONE;
  return tile;
}

/** LP-9: reveals the next tile at once, drawn from the remaining ones. */
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
  // Closes the gap without the list that `splice` would allocate.
  for (let gap = below.indexOf(stack.top); gap + 1 < below.length; gap++) {
    below[gap] = below[gap + 1] as number;
  }
  below.pop();
}
