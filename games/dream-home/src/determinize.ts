import { type Observation, type Random, type Seat, setOfSeats } from '@richtfest/engine';
import { codeOfRoof, codeOfRoom, codeOfSpecial, faceUp, isRoof, roof } from './codes.ts';
import { ROOM_NAMES, SPECIAL_NAMES, specialNamed } from './notation/cards.ts';
import { playerFrom, specialsWith } from './player-view.ts';
import { type Player, type State, NONE } from './state.ts';
import { tablesOf } from './tables.ts';
import type { Memory, View } from './view.ts';
import { DECORS } from './words.ts';

/** DH-18: every seat has seen the roofs that all seats took. */
export function memory({ players }: State, _seat: Seat): Memory {
  return { roofs: players.map(({ roofs }) => roofs.map(roof)) };
}

/** Piles that the observer can't remember are sampled from the roofs that could be in them. */
export function determinize(
  { view, memory: known }: Observation<View, Memory>,
  random: Random,
): State {
  const tables = tablesOf(view.options.cards);
  const players = view.players.map(playerFrom);
  const openSpecials = openSpecialsOf(view, players);
  let unseen = without(tables.specialDeck, openSpecials, SPECIAL_NAMES);
  players.forEach((player, seat) => {
    const pile = view.players[seat]?.roofs ?? known?.roofs[seat];
    if (pile !== undefined) player.roofs = pile.map(codeOfRoof);
    unseen = without(unseen, player.roofs, SPECIAL_NAMES);
  });
  players.forEach((player, seat) => {
    while (player.roofs.length < (view.players[seat]?.roofCount ?? 0)) {
      const roofs = unseen.filter((name) => isRoof(specialNamed(name)));
      const name = roofs[random.below(roofs.length)];
      if (name === undefined) throw new RangeError('there are fewer roofs than the piles hold');
      player.roofs.push(specialNamed(name));
      unseen = without(unseen, [specialNamed(name)], SPECIAL_NAMES);
    }
  });
  const openRooms = openRoomsOf(view, players);
  return {
    ...tableOf(view),
    roomDeck: without(tables.roomDeck, openRooms, ROOM_NAMES),
    specialDeck: unseen,
    players,
  };
}

type Table = Omit<State, 'roomDeck' | 'specialDeck' | 'players'>;

/** The public part of the state, without players. */
function tableOf(view: View): Table {
  const { market, held, discards } = view;
  return {
    options: view.options,
    round: view.round,
    startSeat: view.startSeat,
    nextStartSeat: view.nextStartSeat ?? NONE,
    seat: view.seat,
    phase: view.phase,
    jackhammered: setOfSeats(view.jackhammered),
    toolsUsed: view.toolsUsed,
    marketRooms: market.map(({ room }) => (room === undefined ? NONE : codeOfRoom(room))),
    marketSpecials: market.map(({ special }) =>
      special === undefined ? NONE : codeOfSpecial(special),
    ),
    heldColumn: held === undefined ? NONE : held.column - 1,
    heldRoom: held?.room === undefined ? NONE : codeOfRoom(held.room),
    heldSpecial: held?.special === undefined ? NONE : codeOfSpecial(held.special),
    roomDiscard: discards.rooms.map(codeOfRoom),
    specialDiscard: discards.specials.map(codeOfSpecial),
    lostDecor: view.lostDecor.reduce((set, decor) => set | (1 << DECORS.indexOf(decor)), 0),
  };
}

function openRoomsOf({ market, held, discards }: View, players: readonly Player[]): number[] {
  const inMarket = market.flatMap(({ room }) => (room === undefined ? [] : [codeOfRoom(room)]));
  return [
    ...inMarket,
    ...(held?.room === undefined ? [] : [codeOfRoom(held.room)]),
    ...discards.rooms.map(codeOfRoom),
    ...players.flatMap(({ house }) => house.filter((code) => code >= 0).map(faceUp)),
  ];
}

function openSpecialsOf({ market, held, discards }: View, players: readonly Player[]): number[] {
  const inMarket = market.flatMap(({ special }) =>
    special === undefined ? [] : [codeOfSpecial(special)],
  );
  return [
    ...inMarket,
    ...(held?.special === undefined ? [] : [codeOfSpecial(held.special)]),
    ...discards.specials.map(codeOfSpecial),
    ...players.flatMap(specialsWith),
  ];
}

/** The cards of a list that are not among the given ones, in the list's order. */
export function without(
  list: readonly string[],
  cards: readonly number[],
  names: readonly string[],
): string[] {
  const gone = new Map<string, number>();
  for (const card of cards) {
    const name = names[card] ?? '';
    gone.set(name, (gone.get(name) ?? 0) + 1);
  }
  return list.filter((name) => {
    const count = gone.get(name) ?? 0;
    if (count > 0) gone.set(name, count - 1);
    return count === 0;
  });
}
