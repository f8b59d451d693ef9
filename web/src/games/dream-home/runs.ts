import type { Field, FieldView, Room, RoomCard } from './words.ts';

/** Cards that lie side by side as one room, or alone. */
export interface Run {
  readonly room: Room;
  readonly fields: readonly Field[];
  readonly cards: readonly RoomCard[];
}

/** DH-15: the rooms of a house, each with its cards from the left. */
export function runsOf(house: readonly FieldView[]): Run[] {
  const runs: { room: Room; fields: Field[]; cards: RoomCard[] }[] = [];
  let last: (typeof runs)[number] | undefined;
  let previous: Field | undefined;
  for (const on of house) {
    if (on.is !== 'room') {
      last = undefined;
    } else if (last?.room === on.card.room && previous !== undefined && isNext(previous, on.field)) {
      last.fields.push(on.field);
      last.cards.push(on.card);
    } else {
      last = { room: on.card.room, fields: [on.field], cards: [on.card] };
      runs.push(last);
    }
    previous = on.field;
  }
  return runs;
}

function isNext(left: Field, right: Field): boolean {
  return left.charAt(0) === right.charAt(0) && Number(right.charAt(1)) === Number(left.charAt(1)) + 1;
}
