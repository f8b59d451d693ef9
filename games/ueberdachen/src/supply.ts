import { ROOMS_PER_SIZE } from './cells.ts';
import type { UeberdachenDealer } from './events.ts';
import { type Stack, type State, NONE, STACK_SIZE, STREAM } from './state.ts';
import { ROOMS, type Room, SIZES, type Size } from './words.ts';

export function stackAt(state: State, size: number): Stack {
  const stack = state.stacks[size];
  if (stack === undefined) throw new RangeError(`there is no stack ${size}`);
  return stack;
}

/** UD-3: reveals the next card of a stack, drawn from the remaining ones. */
export function turnUp(state: State, size: number, dealer: UeberdachenDealer): void {
  drawTop(state, size, dealer);
  if (dealer.report === undefined) return;
  const { top } = stackAt(state, size);
  const name = SIZES[size] as Size;
  dealer.report(
    top === NONE
      ? { type: 'stack-emptied', size: name }
      : { type: 'card-turned', size: name, room: ROOMS[top] as Room },
  );
}

/** Address `card/stack/position`, counted from the card that is on top at the start. */
export function drawTop(state: State, size: number, { chance }: UeberdachenDealer): void {
  const stack = stackAt(state, size);
  const cards: number[] = [];
  let all = 0;
  for (let place = 0; place < ROOMS_PER_SIZE; place++) {
    const room = size * ROOMS_PER_SIZE + place;
    all += state.options.cards[ROOMS[room] as Room];
    for (let count = stack.below[place] as number; count > 0; count--) cards.push(room);
  }
  if (cards.length === 0) {
    stack.top = NONE;
    return;
  }
  const position = all - cards.length;
  stack.top = chance.pick(cards, STREAM.card, size * STACK_SIZE + position);
  const place = stack.top - size * ROOMS_PER_SIZE;
  stack.below[place] = (stack.below[place] as number) - 1;
}
