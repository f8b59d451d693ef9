import {
  BESIDE,
  type Field,
  type FieldView,
  type PlayerView,
  type RoomCard,
} from '@richtfest/dream-home';
import { type Format, type Plural, type Seat, capitalize, reasonText } from '@richtfest/engine';
import type { ColumnLabel, PlaceLabel, Wording } from './table-texts.ts';

/** The words that differ between languages in descriptions. */
export interface Describing {
  readonly column: string;
  readonly empty: string;
  readonly free: string;
  readonly scaffold: string;
  readonly child: Plural;
  readonly point: Plural;
  readonly roofCard: Plural;
  readonly room: Plural;
  readonly emptyRoom: Plural;
  readonly startRight: string;
  /** `held by Ida`. */
  heldBy(seat: Seat, format: Format): string;
  /** `1 point, of two cards 4, of three cards 9`. */
  sizes(points: readonly number[], wording: Wording): string;
  beside(room: string, points: number): string;
  with(decor: string): string;
  /** `worth 3 points in the living room or outdoors`. */
  decorValue(value: number, wording: Wording): string;
  layHere(room: string): string;
  layFaceDown: string;
  putHere(what: string): string;
  choose: string;
  now(points: number, wording: Wording): string;
  possible(points: number, wording: Wording): string;
}

export function describeColumn(
  { shown, hasStartSign, cards, holder }: ColumnLabel,
  wording: Wording,
  words: Describing,
): string {
  const { column, room, special } = shown;
  const { texts, format } = wording;
  const parts: string[] = [];
  if (room !== undefined) {
    parts.push(cardOf(room, wording, words), words.sizes(cards.rooms[room.room].points, wording));
    if (room.room === 'sauna' || room.room === 'pantry' || room.room === 'dressing-room') {
      const host = texts.rooms[BESIDE[room.room]].one;
      parts.push(words.beside(host, cards.rooms[room.room].beside));
    }
  }
  if (special !== undefined) {
    parts.push(texts.special(special));
    if (special.type === 'decor')
      parts.push(words.decorValue(cards.decor[special.decor].value, wording));
    if (special.type === 'helper') parts.push(texts.uses[special.helper]);
    if (special.type === 'tool') parts.push(texts.uses[special.tool]);
  }
  if (hasStartSign) parts.push(words.startRight);
  if (parts.length === 0) parts.push(words.empty);
  if (holder !== undefined) parts.push(words.heldBy(holder, format));
  return `${words.column} ${column}: ${parts.join('; ')}`;
}

export function describePlace(
  { field, on, mark }: PlaceLabel,
  wording: Wording,
  words: Describing,
): string {
  const { texts } = wording;
  const lies = `${fieldName(field, wording)}: ${on === undefined ? words.free : contents(on, wording, words)}`;
  if (mark === undefined) return lies;
  const { ghost, now, possible } = mark;
  const verb =
    ghost.is === 'room'
      ? words.layHere(texts.rooms[ghost.card.room].one)
      : ghost.is === 'empty-room'
        ? words.layFaceDown
        : ghost.is === 'scaffold'
          ? words.putHere(texts.tools.scaffold)
          : ghost.is === 'decor'
            ? words.putHere(texts.decors[ghost.decor])
            : words.choose;
  const points = [
    ...(now === undefined ? [] : [words.now(now, wording)]),
    ...(possible === undefined || now === undefined || possible <= now
      ? []
      : [words.possible(possible, wording)]),
  ];
  const why = mark.because === undefined ? '' : ` ${reasonText(mark.because, texts, wording)}`;
  return `${[verb, ...points].join(', ')}.${why} ${lies}`;
}

/** `Upper floor 2`. */
function fieldName(field: Field, { texts }: Wording): string {
  const floor = field.charAt(0) as 'U' | 'G' | 'B';
  return `${capitalize(texts.floors[floor])} ${field.charAt(1)}`;
}

/** Describes the card on a field. */
function contents(on: FieldView, wording: Wording, words: Describing): string {
  switch (on.is) {
    case 'free':
      return words.free;
    case 'scaffold':
      return words.scaffold;
    case 'empty-room':
      return wording.texts.emptyRoom;
    case 'room': {
      const card = cardOf(on.card, wording, words);
      return on.decor === undefined
        ? card
        : `${card}, ${words.with(wording.texts.decors[on.decor])}`;
    }
  }
}

export function cardOf(
  { room, children }: RoomCard,
  { texts, format }: Wording,
  words: Describing,
): string {
  const name = texts.rooms[room].one;
  return children === 0 ? name : `${name}, ${format.count(children, words.child)}`;
}

export function describeHouse(player: PlayerView, { format }: Wording, words: Describing): string {
  const rooms = player.house.filter(({ is }) => is === 'room').length;
  const empty = player.house.filter(({ is }) => is === 'empty-room').length;
  return [
    format.count(rooms, words.room),
    ...(empty === 0 ? [] : [format.count(empty, words.emptyRoom)]),
    format.count(player.roofCount, words.roofCard),
  ].join(', ');
}
