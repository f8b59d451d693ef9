import type { Seat } from '@richtfest/engine';
import { colourNumber } from './data/rooms.ts';
import { deal, removeCard } from './deal.ts';
import type { TreehouseDealer } from './events.ts';
import { leanOf } from './places.ts';
import { beginScoring, clearScoring } from './scoring-phase.ts';
import { reportMajorities, scoreRound } from './scoring.ts';
import { slotOf } from './slots.ts';
import { type Player, type State, TO_DISCARD, playerAt } from './state.ts';
import { BALANCES, NONE, PICKS, ROUNDS } from './words.ts';

/** What all seats have just done, which determines what comes next. */
export type Moment = 'all-chosen' | 'all-settled' | 'all-claimed';

/** Continues from a moment to the next decision or to the end of the game. */
export function advance(state: State, moment: Moment, dealer: TreehouseDealer): void {
  switch (moment) {
    case 'all-chosen':
      revealCards(state, dealer);
      break;
    case 'all-settled':
      buildRooms(state, dealer);
      break;
    case 'all-claimed':
      finishRound(state, dealer);
      break;
  }
}

export function beginRound(state: State, dealer: TreehouseDealer): void {
  state.phase = 'choose';
  state.pick = 1;
  state.owing = everybody(state);
  dealer.report?.({ type: 'round-began', round: state.round });
  deal(state, dealer);
}

/** All seats of the table, as bits. */
function everybody(state: State): number {
  return (1 << state.players.length) - 1;
}

/** BT-7: all have chosen; the other one of the last two cards is put away unseen. */
function revealCards(state: State, dealer: TreehouseDealer): void {
  const { players } = state;
  state.phase = 'build';
  state.owing = everybody(state);
  for (let seat = 0; seat < players.length; seat++) {
    const { hand, chosen } = playerAt(state, seat);
    removeCard(hand, chosen);
  }
  if (dealer.report !== undefined) {
    const cards = players.map(({ chosen }) => chosen);
    dealer.report({ type: 'cards-revealed', cards, reveals: true });
  }
  if (state.pick === PICKS) putLastCardsAway(state, dealer);
}

function putLastCardsAway(state: State, dealer: TreehouseDealer): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const { hand, sixth } = playerAt(state, seat);
    const last = hand.pop();
    if (last !== undefined) sixth.push(last);
  }
  dealer.report?.({ type: 'last-cards-put-away' });
}

/** BT-9: all have settled their places, which are now revealed. */
function buildRooms(state: State, dealer: TreehouseDealer): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    buildRoom(playerAt(state, seat), seat, dealer);
  }
  if (state.pick === PICKS) {
    beginScoring(state, dealer);
    return;
  }
  passHands(state);
  dealer.report?.({ type: 'hands-passed' });
  state.pick++;
  state.phase = 'choose';
  state.owing = everybody(state);
}

function buildRoom(player: Player, seat: Seat, dealer: TreehouseDealer): void {
  const { chosen: card, settled: slot } = player;
  player.chosen = NONE;
  player.settled = NONE;
  if (slot === TO_DISCARD) {
    player.discarded.push(card);
    dealer.report?.({ type: 'card-discarded', seat, reveals: true });
    return;
  }
  const colour = colourNumber(card);
  player.tree[slot] = card;
  player.groups[colour] = (player.groups[colour] as number) | (1 << slot);
  player.balance += leanOf(slot);
  if (dealer.report === undefined) return;
  const { level, position } = slotOf(slot);
  const balance = BALANCES[player.balance + 1] ?? 'middle';
  dealer.report({ type: 'room-built', seat, card, level, position, balance, reveals: true });
}

/** BT-7: clockwise, in all rounds. */
function passHands({ players }: State): void {
  const last = players.length - 1;
  let passed = (players[last] as Player).hand;
  for (let seat = 0; seat <= last; seat++) {
    const player = players[seat] as Player;
    const own = player.hand;
    player.hand = passed;
    passed = own;
  }
}

/** BT-12, BT-13: three rounds, then the majorities. */
function finishRound(state: State, dealer: TreehouseDealer): void {
  scoreRound(state, dealer);
  clearScoring(state);
  if (state.round < ROUNDS) {
    state.round++;
    beginRound(state, dealer);
    return;
  }
  state.phase = 'over';
  state.owing = 0;
  reportMajorities(state, dealer);
  dealer.report?.({ type: 'game-ended' });
}
