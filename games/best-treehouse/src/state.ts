import type { Seat, Stream } from '@richtfest/engine';
import type { Options } from './options.ts';
import { HAND_SIZE, MAX_PLAYERS, type Phase, ROUNDS } from './words.ts';

export interface State {
  /** Never changes, so all copies of a state share it. */
  readonly options: Options;
  phase: Phase;
  /** 1 to 3. */
  round: number;
  /** 1 to 5: the number of hands each seat has held in this round. */
  pick: number;
  /** Seats that owe a decision, as bits. */
  owing: number;
  /** BT-10: the first chooser of the current scoring; between scorings, of the previous one. */
  firstChooser: Seat;
  /** The undealt cards, ascending, without a hidden order. */
  deck: number[];
  players: Player[];
  /** By colour: the seat whose bonus card lies there or that took the colour; `NONE` else. */
  claims: number[];
}

/** A seat's tree and its derived data. */
export interface Tree {
  /** By slot: the card, or `NONE`. */
  tree: number[];
  /** By colour: its slots in the tree, as bits. */
  groups: number[];
  /** Rooms on the right minus rooms on the left: -1, 0, 1. */
  balance: number;
}

export interface Player extends Tree {
  /** Ascending; a card chosen in secret is still in it. */
  hand: number[];
  /** BT-7: the card chosen, in phase `build` revealed; else `NONE`. */
  chosen: number;
  /** BT-9: the slot settled in secret, `TO_DISCARD`, or `NONE`. */
  settled: number;
  /** BT-8: cards shown and turned face down, in order. */
  discarded: number[];
  /** BT-7: the sixth cards, in order. */
  sixth: number[];
  /** The bonus card taken in this scoring, or `NONE`. */
  bonus: number;
  /** By round: points of its scoring. */
  points: number[];
}

/** In place of a slot: the card is turned face down. */
export const TO_DISCARD = 20;

/** The numbers of the streams of chance; addresses are built where they are used. */
export const STREAM = { first: 0, deal: 1 } as const;

export const streams: readonly Stream[] = [
  { name: 'first', parts: [] },
  {
    name: 'deal',
    parts: [
      { name: 'round', size: ROUNDS },
      { name: 'seat', size: MAX_PLAYERS },
      { name: 'card', size: HAND_SIZE },
    ],
  },
];

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

/** The slots that are built on, as bits. */
export function builtSlots({ groups }: Tree): number {
  let slots = 0;
  for (let colour = 0; colour < groups.length; colour++) slots |= groups[colour] as number;
  return slots;
}

export function clone(state: State): State {
  const { players } = state;
  const copies: Player[] = [];
  for (let seat = 0; seat < players.length; seat++) copies.push(clonePlayer(playerAt(state, seat)));
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    pick: state.pick,
    owing: state.owing,
    firstChooser: state.firstChooser,
    deck: state.deck.slice(),
    players: copies,
    claims: state.claims.slice(),
  };
}

function clonePlayer(player: Player): Player {
  return {
    hand: player.hand.slice(),
    chosen: player.chosen,
    settled: player.settled,
    tree: player.tree.slice(),
    groups: player.groups.slice(),
    balance: player.balance,
    discarded: player.discarded.slice(),
    sixth: player.sixth.slice(),
    bonus: player.bonus,
    points: player.points.slice(),
  };
}
