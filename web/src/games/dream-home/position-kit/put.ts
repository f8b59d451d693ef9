import {
  COLUMNS,
  type Decor,
  type Field,
  type Phase,
  type Position,
  ROUNDS,
} from '@richtfest/dream-home';
import type { JsonObject } from '@richtfest/engine';
import {
  type Draft,
  bagOf,
  dropped,
  readSeat,
  withEntry,
} from '../../../position-editor/position-kit.ts';
import type { PadSpot } from '../../../score-pad/pad-game.ts';
import { BAGS, HOLDING, columnOf, known } from './entry.ts';

export function put(draft: Draft, { seat, place }: PadSpot, value: string | undefined): JsonObject {
  // The decks hold what lies nowhere else.
  const position = dropped(draft.position, ['decks']);
  const change =
    seat === undefined
      ? tableChange(draft, place, value)
      : seatChange(known(draft), { seat, place }, value);
  return withUsedCards({ ...position, ...change });
}

/** DH-19: the card of a tile that lies at a house or is lost lies on the discard pile. */
function withUsedCards(position: JsonObject): JsonObject {
  const { houses = [], outdoors = [], lostDecor = [], discards } = position as Position;
  if (discards?.specials === undefined) return position;
  const { specials } = discards;
  const indoors = houses.flatMap((house) =>
    Object.values(house).flatMap((cell) => cell.split(' with ').slice(1)),
  );
  const missing = [...indoors, ...outdoors.flat(), ...lostDecor].filter(
    (decor) => !specials.includes(decor),
  );
  return { ...position, discards: { ...discards, specials: [...specials, ...missing] } };
}

function tableChange(draft: Draft, place: string, value: string | undefined): JsonObject {
  const position = known(draft);
  const [area = '', part = '', kind = ''] = place.split('/');
  switch (area) {
    case 'phase':
      return phaseChange(position, value as Phase);
    case 'round':
      return { round: Number(value) };
    case 'held':
      return { held: { ...position.held, [part]: value } };
    case 'lostDecor':
      return { lostDecor: [...new Set(bagOf(value))] };
    case 'discards':
      return { discards: { ...position.discards, [part]: [...bagOf(value)] } };
    case 'market':
      return marketChange(position, { column: Number(part) - 1, kind, value });
    default:
      return { [area]: readSeat(value) } as JsonObject;
  }
}

/** Cards are in hand only between taking a column and placing them; they come from the market. */
function phaseChange(position: Position, phase: Phase): JsonObject {
  const { held, market = [] } = position;
  if (phase === 'helpers' || phase === 'over') {
    return { phase, round: ROUNDS, held: undefined, market: undefined } as unknown as JsonObject;
  }
  if (HOLDING.includes(phase)) {
    if (held !== undefined) {
      return {
        phase,
        held: { ...held, ...(phase === 'room' ? {} : { room: undefined }) },
      } as unknown as JsonObject;
    }
    const column = market.findLastIndex((cards) => cards !== '');
    const [room = '', special] = columnOf(market[column] ?? '');
    const taken = {
      column: column + 1,
      ...(phase === 'room' ? { room } : {}),
      ...(special === undefined ? {} : { special }),
    };
    return { phase, held: taken, market: market.map((cards, at) => (at === column ? '' : cards)) };
  }
  const back = held?.room === undefined ? '' : [held.room, held.special].filter(Boolean).join(', ');
  const at = (held?.column ?? 0) - 1;
  return {
    phase,
    held: undefined,
    market: market.map((cards, column) => (column === at ? back : cards)),
  } as unknown as JsonObject;
}

interface ColumnChange {
  readonly column: number;
  readonly kind: string;
  readonly value: string | undefined;
}

function marketChange({ market, held }: Position, change: ColumnChange): JsonObject {
  const { column, kind, value } = change;
  const columns = COLUMNS.map((_, at) => columnOf(market?.[at] ?? ''));
  const [room = '', special = ''] = columns[column] ?? [];
  // A column is taken as a whole (DH-11), and a new one needs both cards.
  if (value === undefined) columns[column] = [''];
  else columns[column] = kind === 'room' ? [value, special] : [room, value];
  const texts = columns.map((cards) => cards.filter((card) => card !== '').join(', '));
  const from = (held?.column ?? 0) - 1;
  const empty = texts[from] === '' ? from : texts.indexOf('');
  // Cards in hand come from a column that is empty now.
  const isMoved = held !== undefined && empty >= 0;
  return {
    market: texts,
    ...(isMoved ? { held: { ...held, column: empty + 1 } } : {}),
  };
}

function seatChange(
  position: Position,
  { seat = 0, place }: PadSpot,
  value: string | undefined,
): JsonObject {
  const bag = BAGS.find((each) => each === place);
  if (bag !== undefined) {
    return {
      [bag]: withEntry<readonly string[]>(position[bag], seat, { to: bagOf(value), gap: [] }),
    };
  }
  if (place === 'jackhammered') {
    const others = (position.jackhammered ?? []).filter((each) => each !== seat);
    return {
      jackhammered: value === undefined ? others : [...others, seat].toSorted((a, b) => a - b),
    };
  }
  const [area = '', decor = ''] = place.split('/');
  if (area === 'garden') {
    const others = (position.outdoors?.[seat] ?? []).filter((each) => each !== decor);
    const to = value === undefined ? others : [...others, decor as Decor];
    return {
      outdoors: withEntry<readonly Decor[]>(position.outdoors, seat, { to, gap: [] }),
    };
  }
  const houses = withEntry<JsonObject>(position.houses, seat, {
    to: fieldChange(position, { seat, place }, value),
    gap: {},
  });
  return { houses };
}

function fieldChange(
  position: Position,
  { seat = 0, place }: PadSpot,
  value: string | undefined,
): JsonObject {
  const [field = '', part] = place.split('/');
  const house = position.houses?.[seat] ?? {};
  const [room = ''] = (house[field as Field] ?? '').split(' with ');
  const cell = part === undefined ? value : value === undefined ? room : `${room} with ${value}`;
  const rest = dropped(house, [field]);
  return cell === undefined ? rest : { ...rest, [field]: cell };
}
