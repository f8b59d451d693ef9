import type { Field, FieldView, Room, RoomCard } from '@richtfest/dream-home';
/** Adjacent cards that form one room, or a single card. */
export interface Run {
  readonly room: Room;
  readonly fields: readonly Field[];
  readonly cards: readonly RoomCard[];
}

/** DH-15: the rooms of a house, each with its cards from the left. */
export function runsOf(house: readonly FieldView[]): Run[] {
  const runs: Run[] = [];
  for (const on of house) {
    if (on.is !== 'room') continue;
    const last = runs.at(-1);
    const beside = last?.fields.at(-1);
    const isOne = last?.room === on.card.room && beside !== undefined && isNext(beside, on.field);
    if (isOne && last !== undefined) {
      runs.splice(-1, 1, grown(last, on.field, on.card));
    } else {
      runs.push({ room: on.card.room, fields: [on.field], cards: [on.card] });
    }
  }
  return runs;
}

function grown({ room, fields, cards }: Run, field: Field, card: RoomCard): Run {
  return { room, fields: [...fields, field], cards: [...cards, card] };
}

function isNext(left: Field, right: Field): boolean {
  return (
    left.charAt(0) === right.charAt(0) && Number(right.charAt(1)) === Number(left.charAt(1)) + 1
  );
}
