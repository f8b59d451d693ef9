import { type TableSetup, clockwiseFrom } from '@richtfest/engine';
import type { DreamHomeDealer } from './events.ts';
import { newPlayer } from './new-player.ts';
import type { Options } from './options.ts';
import { type Player, type State, NONE, STREAM } from './state.ts';
import { tablesOf } from './tables.ts';
import { advance } from './turn.ts';
import { MAX_PLAYERS } from './words.ts';

/** DH-5, DH-9: decks, the first start player, the first market. */
export function setup(table: TableSetup<Options>, dealer: DreamHomeDealer): State {
  const state = emptyTable(table, firstSeat(table, dealer));
  advance(state, 'round-begins', dealer);
  return state;
}

/** A table before anything is dealt. */
export function emptyTable({ players, options }: TableSetup<Options>, first: number): State {
  const { roomDeck, specialDeck } = tablesOf(options.cards);
  return {
    options,
    round: 1,
    startSeat: first,
    nextStartSeat: NONE,
    seat: first,
    phase: 'turn',
    jackhammered: 0,
    toolsUsed: 0,
    marketRooms: [NONE, NONE, NONE, NONE, NONE],
    marketSpecials: [NONE, NONE, NONE, NONE, NONE],
    heldColumn: NONE,
    heldRoom: NONE,
    heldSpecial: NONE,
    roomDeck: roomDeck.slice(),
    specialDeck: specialDeck.slice(),
    roomDiscard: [],
    specialDiscard: [],
    lostDecor: 0,
    players: newPlayers(players),
  };
}

function newPlayers(count: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < count; seat++) players.push(newPlayer());
  return players;
}

/** By number of players. */
const SEATS = Array.from({ length: MAX_PLAYERS + 1 }, (_, players) => clockwiseFrom(0, players));

function firstSeat({ players, options }: TableSetup<Options>, dealer: DreamHomeDealer): number {
  if (options.firstSeat !== 'lot') return options.firstSeat;
  const seat = dealer.chance.pick(SEATS[players] as readonly number[], STREAM.first, 0);
  dealer.report?.({ type: 'start-seat-drawn', seat });
  return seat;
}
