import type { PositionProblems, TableSetup } from '@richtfest/engine';
import { TOOL, decorCard, faceDown, specialCard, toolCard } from '../codes.ts';
import { without } from '../determinize.ts';
import type { Options } from '../options.ts';
import type { TableauReason } from '../reasons.ts';
import { type State, NONE } from '../state.ts';
import type { Tables } from '../tables.ts';
import { roomSupplyProblem, specialSupplyProblem } from '../tableau.ts';
import { COLUMNS, DECORS, ROUNDS } from '../words.ts';
import {
  ROOM_NAMES,
  SPECIAL_NAMES,
  readRoom,
  readSpecial,
  roomNamed,
  specialNamed,
} from './cards.ts';
import { UNKNOWN_EMPTY } from './house.ts';
import { countSpecials } from './phase-problems.ts';
import type { Position } from './position-schema.ts';
import { readCards } from './read-cards.ts';
import { type Place, roomPlaces, specialPlaces } from './supply.ts';

export interface SupplyOptions {
  readonly position: Position;
  readonly table: TableSetup<Options>;
  readonly tables: Tables;
  readonly problems: PositionProblems<TableauReason>;
}

/** Puts the remaining cards into the decks and takes unspecified cards from there. */
export function settleSupply(state: State, options: SupplyOptions): void {
  const { position, tables, problems } = options;
  discardUsedCards(state, options);
  const rooms = withinSupply(roomPlaces(state), roomSupplyProblem, options);
  const specials = withinSupply(specialPlaces(state), specialSupplyProblem, options);
  if (!problems.areNone) return;
  state.roomDeck = without(tables.roomDeck, rooms, ROOM_NAMES);
  state.specialDeck = without(tables.specialDeck, specials, SPECIAL_NAMES);
  fillGaps(state, options);
  state.round = position.round ?? roundFor(state);
  checkStartSeat(state, options);
  checkDecks(state, options);
}

/** Whether a tile lies at a house. */
export function isLying({ players }: State, tile: number): boolean {
  return players.some(
    ({ tiles, outdoors }) => tiles.includes(tile) || (outdoors & (1 << tile)) !== 0,
  );
}

/** DH-6, DH-19: puts the card of each placed tile and each used jackhammer on the discard pile. */
function discardUsedCards(state: State, { position, problems }: SupplyOptions): void {
  const used = [
    ...(position.jackhammered ?? []).map(() => toolCard(TOOL.jackhammer)),
    ...DECORS.flatMap((_, tile) => {
      const isGone = isLying(state, tile) || (state.lostDecor & (1 << tile)) !== 0;
      return isGone ? [decorCard(tile)] : [];
    }),
  ];
  if (position.discards?.specials === undefined) {
    state.specialDiscard.push(...used);
    return;
  }
  const discarded = [...state.specialDiscard];
  for (const code of used) {
    const at = discarded.indexOf(code);
    if (at >= 0) {
      discarded.splice(at, 1);
      continue;
    }
    const card = specialCard(code);
    const rule = card.type === 'decor' ? 'DH-19' : 'DH-6';
    const reason = { rule, code: 'used-card-is-not-discarded', card } as const;
    problems.refuse('discards.specials', reason);
  }
}

/** All cards of the places; the place that exceeds what the box holds is refused. */
function withinSupply(
  places: readonly Place[],
  problemOf: (tables: Tables, cards: readonly number[]) => TableauReason | undefined,
  { tables, problems }: SupplyOptions,
): number[] {
  const cards: number[] = [];
  for (const { path, added } of places) {
    cards.push(...added);
    const problem = problemOf(tables, cards);
    if (problem === undefined) continue;
    problems.refuse(path, problem);
    break;
  }
  return cards;
}

/** Fills unspecified empty rooms and an unspecified market. */
function fillGaps(state: State, { position, problems }: SupplyOptions): void {
  for (const { house } of state.players) {
    house.forEach((code, field) => {
      if (code !== UNKNOWN_EMPTY) return;
      const name = state.roomDeck.pop();
      if (name === undefined) {
        const message = 'has more empty rooms than there are cards';
        const reason = { rule: 'DH-17', code: 'too-many-empty-rooms' } as const;
        problems.refuse('houses', reason, message);
      } else house[field] = faceDown(roomNamed(name));
    });
  }
  const { phase } = state;
  if (position.market !== undefined || phase === 'helpers' || phase === 'over') return;
  COLUMNS.forEach((_, column) => {
    const isTaken = column === 0 && state.nextStartSeat !== NONE;
    if (column === state.heldColumn || isTaken) return;
    const room = state.roomDeck.shift();
    if (room !== undefined) state.marketRooms[column] = roomNamed(room);
    const special = column === 0 ? undefined : state.specialDeck.shift();
    if (special !== undefined) state.marketSpecials[column] = specialNamed(special);
  });
}

/** The earliest round in which the houses and decks can look like this. */
function roundFor({ players, phase, roomDeck, specialDeck }: State): number {
  if (phase === 'helpers' || phase === 'over') return ROUNDS;
  const cards = players.map((player) =>
    Math.max(player.house.filter((code) => code >= 0).length, countSpecials(player)),
  );
  const byRooms = ROUNDS - Math.floor(roomDeck.length / COLUMNS.length);
  const bySpecials = ROUNDS - Math.floor(specialDeck.length / (COLUMNS.length - 1));
  return Math.min(ROUNDS, Math.max(1 + Math.max(...cards), byRooms, bySpecials));
}

/** DH-9: the table may name the first start player. */
function checkStartSeat({ round, startSeat }: State, { table, problems }: SupplyOptions): void {
  const { firstSeat } = table.options;
  if (firstSeat === 'lot' || round > 1 || startSeat === firstSeat) return;
  const message = `must be ${firstSeat} in round 1, the start player of this table (DH-9)`;
  const reason = { rule: 'DH-9', code: 'start-player-differs', seat: firstSeat } as const;
  problems.refuse('startSeat', reason, message);
}

/** Decks that the position lists must hold exactly the cards that are nowhere else. */
function checkDecks(state: State, { position, problems }: SupplyOptions): void {
  const { decks } = position;
  const pairs = [
    ['rooms', decks?.rooms, state.roomDeck, readRoom, ROOM_NAMES],
    ['specials', decks?.specials, state.specialDeck, readSpecial, SPECIAL_NAMES],
  ] as const;
  for (const [name, listed, left, read, names] of pairs) {
    if (listed === undefined) continue;
    const path = `decks.${name}`;
    const codes = readCards(listed, read, { path, problems });
    const same = without(left, codes, names).length === 0 && codes.length === left.length;
    if (same) continue;
    const message = 'must hold exactly the cards that lie nowhere else (DH-5)';
    problems.refuse(path, { rule: 'DH-5', code: 'deck-differs' }, message);
  }
}
