import {
  MATERIALS,
  MAX_ROLLS,
  type Options,
  PHASES,
  PILLARS,
  type Position,
  ROOMS,
  type Room,
  SIZES,
  writeCell,
} from '@richtfest/ueberdachen';
import {
  type Draft,
  type KitPlace,
  NOBODY,
  bagText,
  seatValue,
  seatValues,
} from '../../../position-editor/position-kit.ts';
import type { Entry } from '../../components.ts';
import { placeOf } from '../pad/entry.ts';

export type PlayerPosition = NonNullable<Position['players']>[number];

export const DIE = 'die ';

export const EVERYONE = 'all';

export const COUNTERED = 'countered';

export const ANSWERS = ['owed', 'accepted', 'declined', COUNTERED] as const;

/** UD-10: when other seats may have proposals open. */
const TRADING: readonly (string | undefined)[] = ['act', 'pay', 'answer', 'pick'];

const ROOM = /^(upper )?(\S+) ([A-G]): ?(.*)$/;

export function known(draft: Draft): Position {
  return { ...(draft.complete as Position), ...(draft.position as Position) };
}

export function optionsOf({ options }: Draft): Options {
  return options as unknown as Options;
}

export function tablePlaces(draft: Draft): KitPlace[] {
  const seats = seatValues(draft.players);
  const { phase = 'roll' } = known(draft);
  const isOffered = phase === 'answer' || phase === 'pick';
  return [
    { id: 'seat', is: 'choice', values: seats },
    { id: 'phase', is: 'choice', values: PHASES },
    { id: 'die', is: 'face' },
    { id: 'rolls', is: 'number', least: 0, most: MAX_ROLLS },
    { id: 'opener', is: 'choice', values: [NOBODY, ...seats] },
    ...(phase === 'pay'
      ? [{ id: 'bank', is: 'choice', values: ['pillar', ...MATERIALS] } as const]
      : []),
    ...(isOffered
      ? ([
          { id: 'offer/to', is: 'choice', values: [EVERYONE, ...seats] },
          { id: 'offer/give', is: 'bag' },
          { id: 'offer/want', is: 'bag' },
        ] as const)
      : []),
    ...(phase === 'over'
      ? [{ id: 'roof', is: 'choice', values: [NOBODY, ...seats] } as const]
      : []),
    { id: 'loosePillars', is: 'number', least: 0, most: PILLARS },
    { id: 'round', is: 'number', least: 1, most: optionsOf(draft).roundLimit },
    { id: 'firstSeat', is: 'choice', values: seats },
    ...SIZES.map((size): KitPlace => ({ id: `stacks/${size}`, is: 'component' })),
  ];
}

export function seatPlaces(draft: Draft, seat: number): KitPlace[] {
  const { phase, offer, seat: rolling, players } = known(draft);
  const isOther = seat !== rolling;
  const isAsked = (phase === 'answer' || phase === 'pick') && offer !== undefined;
  const isAddressed = isOther && isAsked && (offer.to === EVERYONE || offer.to === seat);
  const mayPropose = isOther && TRADING.includes(phase) && players?.[seat]?.trade !== undefined;
  return [
    { id: 'trade', is: 'component' },
    { id: 'storage', is: 'bag' },
    { id: 'pillars', is: 'number', least: 0, most: PILLARS },
    { id: 'ceiling', is: 'switch' },
    ...(isAddressed ? [{ id: 'answer', is: 'choice', values: ANSWERS } as const] : []),
    ...(isAddressed && isCounter(offer.answers?.[seat]) ? dealPlaces('counter') : []),
    ...(mayPropose ? dealPlaces('proposal') : []),
  ];
}

function dealPlaces(area: 'counter' | 'proposal'): KitPlace[] {
  return ['give', 'want'].map((side) => ({ id: `${area}/${side}`, is: 'bag' }));
}

/** An answer is a word, or the deal of a counter. */
function isCounter(answer: string | undefined): answer is string {
  return answer?.includes(' for ') === true;
}

/** A room and, for each cell of its recipe, whether its material is built in. */
export function placesAt(place: string, house: Entry, draft: Draft): KitPlace[] {
  const room = ROOMS.find((each) => each === house[place]);
  const recipe = room === undefined ? [] : optionsOf(draft).recipes[room];
  return [
    { id: place, is: 'component' },
    ...recipe.map((material, cell): KitPlace => ({
      id: `${place}/${cell}/${material}`,
      is: 'switch',
    })),
  ];
}

export interface PlacedRoom {
  readonly place: string;
  readonly room: Room;
  readonly built: readonly boolean[];
}

export function roomsOf(player: PlayerPosition | undefined, draft: Draft): PlacedRoom[] {
  return (player?.rooms ?? []).flatMap((text) => {
    const [, upper, name, letter = 'A', cells = ''] = ROOM.exec(text) ?? [];
    const room = ROOMS.find((each) => each === name);
    if (room === undefined) return [];
    const column = letter.charCodeAt(0) - 'A'.charCodeAt(0);
    const listed = cells.trim().split(' ');
    const built = optionsOf(draft).recipes[room].map(
      (_, cell) => cells.trim() === 'full' || listed.includes(writeCell(column, cell)),
    );
    return [{ place: placeOf(upper === undefined ? 0 : 1, column), room, built }];
  });
}

export function entryOf(draft: Draft, seat: number | undefined): Entry {
  const position = known(draft);
  return seat === undefined ? tableEntry(position) : seatEntry(draft, position, seat);
}

function tableEntry(position: Position): Entry {
  const { bank, offer, stacks = {} } = position;
  const [give, want] = dealOf(offer?.deal);
  return {
    seat: seatValue(position.seat),
    phase: position.phase,
    die: `${DIE}${position.die ?? 0}`,
    rolls: String(position.rolls ?? 0),
    opener: seatValue(position.opener),
    bank: bank?.item,
    'offer/to': offer?.to === EVERYONE ? EVERYONE : seatValue(offer?.to),
    'offer/give': bagText(give),
    'offer/want': bagText(want),
    roof: seatValue(position.roof),
    loosePillars: String(position.loosePillars ?? 0),
    round: String(position.round ?? 1),
    firstSeat: seatValue(position.firstSeat),
    'stacks/small': stacks.small?.top,
    'stacks/large': stacks.large?.top,
  };
}

/** `lamp lamp for door`. */
export function dealOf(deal = 'nothing for nothing'): [give: string[], want: string[]] {
  const [give = '', want = ''] = deal.split(' for ');
  return [goodsOf(give), goodsOf(want)];
}

export function goodsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '' && word !== 'nothing');
}

function seatEntry(draft: Draft, position: Position, seat: number): Entry {
  const player = position.players?.[seat];
  return {
    ...Object.fromEntries(
      roomsOf(player, draft).flatMap(({ place, room, built }) => [
        [place, room],
        ...(built.every(Boolean) ? [] : [[`${place}/unfinished`, 'unfinished']]),
        ...built.flatMap((isBuilt, cell) => {
          const material = optionsOf(draft).recipes[room][cell];
          return isBuilt ? [[`${place}/${cell}/${material}`, material]] : [];
        }),
      ]),
    ),
    ...(position.roof === seat ? { roof: 'roof' } : {}),
    trade: player?.trade,
    storage: bagText(goodsOf(player?.storage ?? '')),
    pillars: String(player?.pillars ?? 0),
    ceiling: player?.floor === 1 ? 'ceiling' : undefined,
    ...answerEntry(position.offer?.answers?.[seat]),
    ...dealEntry('proposal', position.proposals?.[seat]),
  };
}

function answerEntry(answer = 'owed'): Entry {
  if (!isCounter(answer)) return { answer };
  return { answer: COUNTERED, ...dealEntry('counter', answer) };
}

function dealEntry(area: string, deal: string | undefined): Entry {
  const [give, want] = dealOf(deal);
  return { [`${area}/give`]: bagText(give), [`${area}/want`]: bagText(want) };
}
