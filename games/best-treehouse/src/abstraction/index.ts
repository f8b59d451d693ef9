import {
  NO_MOVES,
  isEqualJson,
  type Observation,
  type Random,
  type Seat,
  type Abstraction,
} from '@richtfest/engine';
import { colourNumber } from '../data/rooms.ts';
import { determinize } from '../determinize.ts';
import { CHOICES } from '../moves/choose.ts';
import { DISCARD } from '../moves/discard.ts';
import { type Move, legal } from '../moves/index.ts';
import { PLACEMENTS } from '../moves/place.ts';
import { mostOf, pointsOf } from '../scoring.ts';
import { type State, TO_DISCARD, playerAt } from '../state.ts';
import type { Memory, View } from '../view.ts';
import { COLOURS, HAND_SIZE, NONE, PICKS, ROUNDS } from '../words.ts';
import { Deck, NO_CARDS, cardsOf } from './hand.ts';
import { RolloutScoring } from './rollout-scoring.ts';
import { Planner } from './planner.ts';
import { AbstractSeat, colourIn, slotIn } from './abstract-seat.ts';
import { type PolicyWeights, policyWeights } from './policy-weights.ts';

type Seen = Observation<View, Memory>;

/** In a scoring: the searching seat follows the rollout policy, too. */
const BY_POLICY = -1;

/** The rest of the game from one seat's observation. */
export function abstraction(observation: Seen, random: Random): Abstraction<Move> {
  return new TreehouseAbstraction(observation, random);
}

/**
 * Cards of a colour are equal (BT-1), and a card is chosen together with its place. A scoring is
 * one step: the searching seat plans its move in it, the others follow the rollout policy.
 */
class TreehouseAbstraction implements Abstraction<Move> {
  readonly seats: number;
  isOver = false;
  /** The next step is the rest of a scoring. */
  #isScoring = false;
  readonly #scoringMoves: readonly Move[];
  readonly #own: Seat;
  readonly #state: State;
  readonly #weights: readonly [PolicyWeights, ...PolicyWeights[]];
  readonly #planner = new Planner();
  readonly plans = this.#planner.plans;
  readonly worths = this.#planner.worths;
  readonly #scoring: RolloutScoring;
  /** The current table. Cards of hands that were never seen are in the deck. */
  readonly #startSeats: AbstractSeat[];
  readonly #startDeck = new Deck();
  readonly #unseen: { readonly seat: Seat; readonly cards: number }[] = [];
  readonly #table: { readonly seats: AbstractSeat[]; round: number; pick: number };
  readonly #deck = new Deck();
  #firstChooser: Seat = 0;
  #random: Random;

  constructor({ view, memory, watcher }: Seen, random: Random) {
    const state = determinize({ view, memory, watcher }, random);
    const { players, options } = state;
    this.#state = state;
    this.#random = random;
    this.seats = players.length;
    this.#own = players.findIndex((_, seat) => seat === watcher);
    this.#weights = policyWeights(players.length, options.young);
    const [weights] = this.#weights;
    const isBuilding = state.phase === 'build';
    this.#startSeats = players.map((player) => AbstractSeat.of(player, isBuilding, weights));
    const seats = players.map(() => new AbstractSeat(weights));
    this.#table = { seats, round: state.round, pick: state.pick };
    this.#scoring = new RolloutScoring(seats, options.young);
    const isPicking = state.phase === 'choose' || isBuilding;
    this.#scoringMoves = isPicking ? NO_MOVES : legal(state, this.#own);
    for (const card of state.deck) this.#startDeck.add(colourNumber(card), 1);
    const known = new Set([watcher, ...(memory?.hands ?? []).map(({ seat }) => seat)]);
    players.forEach(({ hand }, seat) => {
      if (!known.has(seat)) this.#forget(seat, hand.length);
    });
  }

  #forget(seat: Seat, cards: number): void {
    const start = this.#startSeats[seat] as AbstractSeat;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      this.#startDeck.add(colour, cardsOf(start.hand, colour));
    }
    start.hand = NO_CARDS;
    this.#unseen.push({ seat, cards });
  }

  restart(random: Random): void {
    const table = this.#table;
    this.#random = random;
    this.isOver = false;
    this.#isScoring = this.#scoringMoves.length > 0;
    table.round = this.#state.round;
    table.pick = this.#state.pick;
    this.#firstChooser = this.#state.firstChooser;
    this.#deck.copy(this.#startDeck);
    for (let seat = 0; seat < this.seats; seat++) {
      const here = table.seats[seat] as AbstractSeat;
      here.copy(this.#startSeats[seat] as AbstractSeat);
      if (seat !== this.#own) here.weights = this.#anyWeights();
    }
    for (const { seat, cards } of this.#unseen) {
      (table.seats[seat] as AbstractSeat).hand = this.#deck.deal(cards, random);
    }
  }

  #anyWeights(): PolicyWeights {
    const weights = this.#weights;
    return weights.length === 1
      ? weights[0]
      : (weights[this.#random.below(weights.length)] as PolicyWeights);
  }

  listPlans(seat: Seat): number {
    if (this.#isScoring) return seat === this.#own ? this.#listScoringPlans() : 1;
    return this.#planner.list(this.#table, this.#table.seats[seat] as AbstractSeat);
  }

  /** In a scoring, plans are the numbers of the moves, with equal priors. */
  #listScoringPlans(): number {
    const count = this.#scoringMoves.length;
    for (let at = 0; at < count; at++) {
      this.plans[at] = at;
      this.worths[at] = 0;
    }
    return count;
  }

  rolloutPlan(seat: Seat): number {
    if (this.#isScoring) return BY_POLICY;
    const { noise } = (this.#table.seats[seat] as AbstractSeat).weights;
    const count = this.listPlans(seat);
    let best = -Infinity;
    let choice = 0;
    let colour = NONE;
    let error = 0;
    for (let at = 0; at < count; at++) {
      const plan = this.plans[at] as number;
      // The noise applies to colours; places of one colour share it.
      if (colourIn(plan) !== colour) error = noise * this.#random.fraction();
      colour = colourIn(plan);
      const worth = (this.worths[at] as number) + error;
      if (worth <= best) continue;
      best = worth;
      choice = plan;
    }
    return choice;
  }

  play(plans: Int32Array): void {
    if (this.#isScoring) {
      this.#endScoring(this.#scoringMoves[plans[this.#own] as number]);
      return;
    }
    const { seats, pick } = this.#table;
    for (let seat = 0; seat < seats.length; seat++) {
      (seats[seat] as AbstractSeat).follow(plans[seat] as number);
    }
    if (pick === PICKS) this.#endRound();
    else this.#passHands();
  }

  /** BT-7 */
  #passHands(): void {
    const { seats } = this.#table;
    let passed = (seats[seats.length - 1] as AbstractSeat).hand;
    for (let seat = 0; seat < seats.length; seat++) {
      const here = seats[seat] as AbstractSeat;
      const own = here.hand;
      here.hand = passed;
      passed = own;
    }
    this.#table.pick++;
  }

  /** Without a move, the rollout policy chooses for the searching seat. */
  #endScoring(move: Move | undefined): void {
    const choice = {
      seat: this.#own,
      ...(move !== undefined && 'bonus' in move ? { bonus: move.bonus } : {}),
      ...(move !== undefined && 'colour' in move ? { colour: COLOURS.indexOf(move.colour) } : {}),
    };
    this.#scoring.continueScoring(this.#state, choice);
    this.#isScoring = false;
    this.#nextRound();
  }

  #endRound(): void {
    this.#firstChooser = this.#scoring.score(this.#table.round, this.#firstChooser);
    this.#nextRound();
  }

  #nextRound(): void {
    const table = this.#table;
    this.isOver = table.round === ROUNDS;
    if (this.isOver) return;
    table.round++;
    table.pick = 1;
    for (let seat = 0; seat < this.seats; seat++) {
      (table.seats[seat] as AbstractSeat).hand = this.#deck.deal(HAND_SIZE, this.#random);
    }
  }

  /** BT-13 */
  lead(seat: Seat): number {
    const { seats } = this.#table;
    const points = seats.map(pointsOf);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const holder = mostOf(seats, colour);
      if (holder === NONE) continue;
      const rooms = (seats[holder] as AbstractSeat).counts[colour] as number;
      points[holder] = (points[holder] as number) + rooms;
    }
    let best = -Infinity;
    for (let other = 0; other < points.length; other++) {
      if (other !== seat) best = Math.max(best, points[other] as number);
    }
    return (points[seat] as number) - best;
  }

  moveOf(plan: number): Move {
    const scoringMove = this.#scoringMoves[Math.max(0, plan)];
    if (scoringMove !== undefined) return scoringMove;
    if (this.#state.phase === 'build') {
      const slot = slotIn(plan);
      return slot === TO_DISCARD ? DISCARD : (PLACEMENTS[slot] as Move);
    }
    const { hand } = playerAt(this.#state, this.#own);
    const colour = colourIn(plan);
    return CHOICES[hand.find((card) => colourNumber(card) === colour) ?? NONE] as Move;
  }

  /** BT-1: all cards of a colour begin the same plans. */
  beginsWith(plan: number, move: Move): boolean {
    if (move.verb === 'choose') return colourIn(plan) === colourNumber(move.card);
    return this.moveOf(plan) === move || isEqualJson(this.moveOf(plan), move);
  }
}
