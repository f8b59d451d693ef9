import type { JsonObject } from '@richtfest/engine';
import {
  MATERIALS,
  type Phase,
  type Position,
  ROOMS,
  SIZES,
  TRADES,
  columnLetter,
  writeCell,
} from '@richtfest/ueberdachen';
import {
  type Draft,
  bagOf,
  dropped,
  readSeat,
  withEntry,
  without,
} from '../../../position-editor/position-kit.ts';
import type { PadSpot } from '../../../score-pad/pad-game.ts';
import {
  COUNTERED,
  DIE,
  EVERYONE,
  type PlacedRoom,
  type PlayerPosition,
  dealOf,
  goodsOf,
  known,
  optionsOf,
  roomsOf,
} from './entry.ts';

/** What follows from the phase and the die. */
export const OF_THE_ROLL = ['rolls', 'doubled', 'rollingThree', 'toTake', 'thefts', 'steps'];

const OF_THE_TURN = [
  ...OF_THE_ROLL,
  'die',
  'loosePillars',
  'bank',
  'offer',
  'roof',
  'proposals',
  'proposalsMade',
  'offersMade',
  'asked',
  'pastOffers',
];

function roomText({ place, room, built }: PlacedRoom): string {
  const column = place.charCodeAt(1) - 'A'.charCodeAt(0);
  const cells = built.flatMap((isBuilt, cell) => (isBuilt ? [writeCell(column, cell)] : []));
  const filled = built.every(Boolean) ? 'full' : cells.join(' ');
  return `${place.startsWith('1') ? 'upper ' : ''}${room} ${columnLetter(column)}: ${filled}`;
}

const NO_DEAL = 'nothing for nothing';

/** A deal with other goods on one side. */
function dealWith(
  deal: string | undefined,
  side: string | undefined,
  value: string | undefined,
): string {
  const [give, want] = dealOf(deal);
  const goods = bagOf(value);
  return [side === 'give' ? goods : give, side === 'want' ? goods : want]
    .map(goodsText)
    .join(' for ');
}

/** A counter that is possible if both sides have something to swap (UD-10). */
function counterOf({ players = [], seat: rolling = 0, offer }: Position, seat: number): string {
  const goodsAt = (each: number) => goodsOf(players[each]?.storage ?? '');
  const [give, want] = dealOf(offer?.deal);
  const deals = goodsAt(seat).flatMap((own) =>
    goodsAt(rolling).map((theirs) => ({ own, theirs, deal: `${own} for ${theirs}` })),
  );
  const isOffer = (deal: string) => deal === `${goodsText(want)} for ${goodsText(give)}`;
  const found = deals.find(({ own, theirs, deal }) => own !== theirs && !isOffer(deal));
  return found?.deal ?? `${MATERIALS[0]} for ${MATERIALS[1]}`;
}

function goodsText(goods: readonly string[]): string {
  return goods.length === 0 ? 'nothing' : goods.join(' ');
}

export function put(draft: Draft, { seat, place }: PadSpot, value: string | undefined): JsonObject {
  if (seat === undefined) return tableChange(draft, place, value);
  const position = known(draft);
  const [area, side] = place.split('/');
  if (area === 'answer' || area === 'counter') {
    const old = position.offer?.answers?.[seat];
    const word = value === COUNTERED ? counterOf(position, seat) : (value ?? 'owed');
    const answer = area === 'answer' ? word : dealWith(old, side, value);
    const answers = { ...position.offer?.answers, [seat]: answer };
    return { ...draft.position, offer: { ...position.offer, answers } };
  }
  if (area === 'proposal') {
    const deal = dealWith(position.proposals?.[seat], side, value);
    const others = dropped(position.proposals ?? {}, [String(seat)]);
    const proposals = deal === NO_DEAL ? others : { ...others, [seat]: deal };
    return { ...dropped(draft.position, ['proposalsMade']), proposals };
  }
  const player = position.players?.[seat] ?? {};
  const to = playerChange(draft, player, place, value);
  const gap: JsonObject = {};
  const players = withEntry(withoutTurns(position), seat, { to, gap });
  return topsOnly(draft, { ...draft.position, players });
}

/** The players without their numbers of turns, which follow from whose turn it is. */
function withoutTurns({ players = [] }: Position): JsonObject[] {
  return players.map((player) => dropped(player as JsonObject, ['turns']));
}

function playerChange(
  draft: Draft,
  player: PlayerPosition,
  place: string,
  value: string | undefined,
): JsonObject {
  const rest = dropped(player as JsonObject, [place, 'turns']);
  switch (place) {
    case 'trade':
      return value === undefined ? rest : { ...rest, trade: value };
    case 'storage':
      return { ...rest, storage: goodsText(bagOf(value)) };
    case 'pillars':
      return { ...rest, pillars: Number(value ?? 0) };
    case 'ceiling':
      return { ...rest, floor: value === undefined ? 0 : 1 };
    default:
      return {
        ...rest,
        rooms: roomsWith(roomsOf(player, draft), { draft, place }, value).map(roomText),
      };
  }
}

/** A new room is finished; its materials can then be taken out one by one. */
function roomsWith(
  rooms: readonly PlacedRoom[],
  { draft, place }: { readonly draft: Draft; readonly place: string },
  value: string | undefined,
): PlacedRoom[] {
  const [spot = '', cell] = place.split('/');
  if (cell !== undefined) {
    return rooms.map((room) =>
      room.place === spot
        ? {
            ...room,
            built: room.built.map((old, at) => (at === Number(cell) ? value !== undefined : old)),
          }
        : room,
    );
  }
  const others = rooms.filter((room) => room.place !== place);
  const room = ROOMS.find((each) => each === value);
  if (room === undefined) return others;
  return [...others, { place, room, built: optionsOf(draft).recipes[room].map(() => true) }];
}

/** UD-3: a stack holds the cards that lie nowhere else; only its top card is known. */
function topsOnly(draft: Draft, position: JsonObject): JsonObject {
  const { stacks } = position as Position;
  if (stacks === undefined) return position;
  const rest = left({ ...draft, position });
  const tops = SIZES.flatMap((size) => {
    const stack = stacks[size];
    if (stack === undefined) return [];
    if (stack.top === undefined) return [[size, {}] as const];
    return (rest.get(stack.top) ?? 0) > 0 ? [[size, { top: stack.top }] as const] : [];
  });
  return { ...dropped(position, ['stacks']), stacks: Object.fromEntries(tops) };
}

function tableChange(draft: Draft, place: string, value: string | undefined): JsonObject {
  const { position } = draft;
  const [area = '', part = ''] = place.split('/');
  switch (area) {
    case 'phase':
      return phaseChange(draft, value as Phase);
    case 'die':
      return { ...dropped(position, OF_THE_ROLL), die: Number((value ?? '').replace(DIE, '')) };
    case 'rolls':
    case 'loosePillars':
    case 'round':
      return { ...position, [area]: Number(value ?? 0) };
    case 'bank':
      return { ...position, bank: { item: value ?? 'pillar' } };
    case 'offer':
      return { ...position, offer: offerWith(known(draft), part, value) };
    case 'stacks': {
      const { stacks = {} } = position as Position;
      const top: JsonObject = value === undefined ? {} : { top: value };
      return topsOnly(draft, { ...position, stacks: { ...stacks, [part]: top } as JsonObject });
    }
    case 'opener':
    case 'roof': {
      const rest = dropped(position, [area, 'doubled', 'toTake', 'thefts', 'steps']);
      const seat = readSeat(value);
      return seat === undefined ? rest : { ...rest, [area]: seat };
    }
    default: {
      const { players } = position as Position;
      const seats = players === undefined ? {} : { players: withoutTurns({ players }) };
      return { ...position, ...seats, [area]: readSeat(value) ?? 0 };
    }
  }
}

function phaseChange(draft: Draft, phase: Phase): JsonObject {
  const kept = dropped(draft.position, OF_THE_TURN);
  if (phase === 'pay') return { ...kept, phase, bank: { item: 'pillar' } };
  if (phase !== 'answer' && phase !== 'pick') return { ...kept, phase };
  const { players = [], seat = 0 } = known(draft);
  const [give = 'nothing'] = goodsOf(players[seat]?.storage ?? '');
  const others = players.flatMap((player, at) =>
    at !== seat && player.trade !== undefined ? [{ at, goods: goodsOf(player.storage ?? '') }] : [],
  );
  // UD-10: another player must be able to accept.
  const wanted = others.flatMap(({ goods }) => goods).find((material) => material !== give);
  const want = wanted ?? MATERIALS.find((material) => material !== give) ?? 'door';
  const answers = others.map(({ at, goods }) => {
    const answer = goods.includes(want) ? 'accepted' : 'declined';
    return [String(at), phase === 'pick' ? answer : 'owed'] as const;
  });
  const offer = { to: EVERYONE, deal: `${give} for ${want}`, answers: Object.fromEntries(answers) };
  return { ...kept, phase, offer };
}

function offerWith({ offer }: Position, part: string, value: string | undefined): JsonObject {
  const to = part === 'to' ? (readSeat(value) ?? EVERYONE) : (offer?.to ?? EVERYONE);
  return {
    to,
    deal: dealWith(offer?.deal, part, value),
    // With other receivers, other seats answer.
    ...(part === 'to' || offer?.answers === undefined ? {} : { answers: offer.answers }),
  };
}

export function left(draft: Draft): Map<string, number> {
  const { cards } = optionsOf(draft);
  const { players = [] } = draft.position as Position;
  const rooms = ROOMS.flatMap((room) => Array<string>(cards[room]).fill(room));
  return without(
    [...rooms, ...TRADES],
    players.flatMap((player) => [
      ...roomsOf(player, draft).map(({ room }) => room),
      ...(player.trade === undefined ? [] : [player.trade]),
    ]),
  );
}
