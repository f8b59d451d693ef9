import type { Seat } from '@richtfest/engine';
import { colourNumber } from './data/rooms.ts';
import {
  BONUS_PUTTINGS,
  BONUS_TAKINGS,
  CHOICES,
  COLOUR_TAKINGS,
  DISCARD,
  type Move,
  PLACEMENTS,
} from './moves/move.ts';
import { bonusTakings } from './moves/take-bonus.ts';
import { type Haste, hasteOf } from './haste.ts';
import { leanOf, supportedSlots, touchedSlots, unbarredSlots } from './places.ts';
import { countBits } from './scoring.ts';
import { SLOTS } from './slots.ts';
import { type Player, type State, builtSlots, playerAt } from './state.ts';
import { COLOURS, MAX_PLAYERS, NONE, PICKS, ROUNDS } from './words.ts';

/** Beyond that, more picks ahead or more free slots make no difference. */
const PICKS_AHEAD = 4;
const GROWTH_SLOTS = 3;
/** A card that can't be built: only if there is nothing else. */
const USELESS = -100;
/** Everything touches a colour that is not there yet (BT-4). */
const ANYWHERE = -1;

/** A sensible move at a glance, by what lies open and one's own hand alone. */
// oxlint-disable-next-line max-params -- the contract's signature
export function hurried(state: State, seat: Seat, luck: number, noise: number): Move {
  const player = playerAt(state, seat);
  switch (state.phase) {
    case 'choose':
      return hurriedChoice(new Glance(state, player), luckOf(state, seat, luck), noise);
    case 'build': {
      const { slot } = new Glance(state, player).bestPlace(colourNumber(player.chosen));
      return slot === NONE ? DISCARD : (PLACEMENTS[slot] as Move);
    }
    case 'take-bonus':
      return hurriedBonus(state, seat);
    case 'put-bonus':
      return BONUS_PUTTINGS[farthest(state, seat, player.bonus === 2 ? 1 : -1).colour] as Move;
    case 'take-colour':
      return COLOUR_TAKINGS[farthest(state, seat, 1).colour] as Move;
    case 'over':
      throw new RangeError('nobody hurries when the game is over');
  }
}

function hurriedChoice(glance: Glance, luck: number, noise: number): Move {
  const { hand } = glance.player;
  let best = -Infinity;
  let choice = NONE;
  let last = NONE;
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as number;
    const colour = colourNumber(card);
    // A hand is in order: cards of a colour lie together, and one is as good as the other.
    if (colour === last) continue;
    last = colour;
    const value = glance.valueOf(colour) + noise * fractionOf(luck + colour);
    if (value <= best) continue;
    best = value;
    choice = card;
  }
  return CHOICES[choice] as Move;
}

/** A seat's luck of this pick: the same in every imagined game of one luck. */
function luckOf({ round, pick }: State, seat: Seat, luck: number): number {
  return luck + ((round * PICKS + pick) * MAX_PLAYERS + seat) * COLOURS.length;
}

/** From 0 to 1, and nowhere near that of the next number. */
function fractionOf(number: number): number {
  let word = Math.imul(number ^ (number >>> 16), 0x21f0aaad);
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
  return ((word ^ (word >>> 15)) >>> 0) / 2 ** 32;
}

/** BT-10: what would do more, “2” on one's strongest colour or “0” on one's weakest. */
function hurriedBonus(state: State, seat: Seat): Move {
  const left = bonusTakings(state);
  const [only] = left;
  if (left.length === 1 && only !== undefined) return only;
  const isStrong = farthest(state, seat, 1).lead >= farthest(state, seat, -1).lead;
  return BONUS_TAKINGS[isStrong ? 1 : 0] as Move;
}

/** Of the colours still free, the one with the greatest lead (side 1) or lag (side -1). */
function farthest({ players, claims }: State, seat: Seat, side: 1 | -1) {
  let lead = -Infinity;
  let found = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (claims[colour] !== NONE) continue;
    let others = 0;
    for (let other = 0; other < players.length; other++) {
      if (other !== seat) others += countBits((players[other] as Player).groups[colour] as number);
    }
    const own = countBits((players[seat] as Player).groups[colour] as number);
    const ahead = side * (own - others / (players.length - 1));
    if (ahead <= lead) continue;
    lead = ahead;
    found = colour;
  }
  return { colour: found, lead };
}

/** What one seat sees of its tree before it picks a card or a place. */
class Glance {
  readonly player: Player;
  readonly #state: State;
  readonly #haste: Haste;
  readonly #built: number;
  readonly #open: number;
  /** By colour: the slots that touch it. */
  readonly #reach: number[] = [];
  /** By colour: how many of them are free. */
  readonly #free: number[] = [];
  /** What a colour that can be built next, and a free slot, are worth now. */
  readonly #perColour: number;
  readonly #perSlot: number;

  constructor(state: State, player: Player) {
    this.player = player;
    this.#state = state;
    this.#haste = hasteOf(state);
    this.#built = builtSlots(player);
    this.#open = supportedSlots(this.#built) & ~this.#built & unbarredSlots(player.balance);
    const { groups } = player;
    for (let colour = 0; colour < groups.length; colour++) {
      const group = groups[colour] as number;
      const reach = group === 0 ? ANYWHERE : touchedSlots(group);
      this.#reach.push(reach);
      this.#free.push(group === 0 ? SLOTS.length : countBits(reach & ~this.#built));
    }
    const picks = PICKS - state.pick + (ROUNDS - state.round) * PICKS;
    this.#perColour = this.#haste.openColour * Math.min(picks, PICKS_AHEAD);
    this.#perSlot = this.#haste.growth * picks;
  }

  /** What one more room of a colour is worth. */
  valueOf(colour: number): number {
    const { slot, value } = this.bestPlace(colour);
    return slot === NONE ? USELESS : value + this.#gainOf(colour);
  }

  /** The place that leaves most room, or `NONE`. */
  bestPlace(colour: number): { slot: number; value: number } {
    let value = -Infinity;
    let slot = NONE;
    let places = this.#open & (this.#reach[colour] as number);
    while (places !== 0) {
      const place = 31 - Math.clz32(places & -places);
      places &= places - 1;
      const room = this.#roomAfter(colour, place);
      if (room <= value) continue;
      value = room;
      slot = place;
    }
    return { slot, value };
  }

  /** Colours that can be built next, and how many are not walled in (BT-3 to BT-5). */
  #roomAfter(colour: number, slot: number): number {
    const { groups, balance } = this.player;
    const built = this.#built | (1 << slot);
    const next = supportedSlots(built) & ~built & unbarredSlots(balance + leanOf(slot));
    const grown = touchedSlots((groups[colour] as number) | (1 << slot));
    let room = (grown & next) === 0 ? 0 : this.#perColour;
    room += this.#perSlot * Math.min(countBits(grown & ~built), GROWTH_SLOTS);
    for (let other = 0; other < groups.length; other++) {
      if (other === colour) continue;
      const reach = this.#reach[other] as number;
      if ((reach & next) !== 0) room += this.#perColour;
      // One slot less where this one was free to it as well.
      const slots = (this.#free[other] as number) - ((reach >> slot) & 1);
      room += this.#perSlot * (slots < GROWTH_SLOTS ? slots : GROWTH_SLOTS);
    }
    return room;
  }

  /** What it does for the scorings to come and for the majority. */
  #gainOf(colour: number): number {
    const { majority, lead, rivalry, behind, ahead, own: perRoom, fresh } = this.#haste;
    const { players, round } = this.#state;
    const own = countBits(this.player.groups[colour] as number);
    let most = 0;
    let sum = 0;
    for (let seat = 0; seat < players.length; seat++) {
      const other = players[seat] as Player;
      if (other === this.player) continue;
      const rooms = countBits(other.groups[colour] as number);
      sum += rooms;
      if (rooms > most) most = rooms;
    }
    const before = shareOf(0.5 + lead * (own - most));
    const after = shareOf(0.5 + lead * (own + 1 - most));
    const won = after * (own + 1) - before * own + rivalry * (after - before) * most;
    const mean = sum / (players.length - 1);
    const standing = own < mean ? behind : own > mean ? ahead : 0;
    const scorings = ROUNDS - round + 1;
    const first = own === 0 ? fresh : 0;
    return (majority[round - 1] as number) * won + scorings * (standing + perRoom * own) + first;
  }
}

function shareOf(value: number): number {
  return Math.min(1, Math.max(0, value));
}
