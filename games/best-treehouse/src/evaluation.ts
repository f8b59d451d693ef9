import type { Seat } from '@richtfest/engine';
import { colourNumber } from './data/rooms.ts';
import { leanOf, openSlots, touchedSlots } from './places.ts';
import { NEWEST } from './edition.ts';
import { countBits, estatesOf, pointsOf, tally } from './scoring.ts';
import { type Player, type State, TO_DISCARD, type Tree, builtSlots, playerAt } from './state.ts';
import { COLOURS, NONE, PICKS, ROUNDS } from './words.ts';

/**
 * Weights of the evaluation in points ahead of the others: points so far, future scorings of the
 * current trees, majorities and room to grow. A chosen or revealed card counts as built at its best
 * place.
 */
const WEIGHTS = {
  /** The weight of an opponent's point. */
  rivalry: 0.8,
  /** With two players: the probability that the opponent's “0” hits the best colour. */
  threat: 0.4,
  /** With more: what the best colour gains by a “2” and loses by a “0”. */
  best: 0.4,
  /** BT-13 by round: the value of a current majority, and how much one room of lead decides it. */
  majority: [0.7, 0.9, 1],
  lead: 0.4,
  /** A colour that can be built now, per future pick up to a few. */
  openColour: 0.12,
  picksAhead: 4,
  /** A free slot that a colour touches, up to a few, per future pick. */
  growth: 0.06,
  growthSlots: 3,
  /** The bonus for winning, at the end. */
  win: 20,
} as const;

export function evaluate(state: State, seat: Seat): number {
  if (state.phase === 'over') return finalLead(state, seat);
  const rivals = state.players.filter((_, other) => other !== seat);
  return new SeatEvaluation(state, seat, rivals).value();
}

/** The value of a seat's tree regardless of the others. */
export function ownWorth(state: State, seat: Seat): number {
  if (state.phase === 'over') return tally(estatesOf(state), NEWEST)[seat]?.score ?? 0;
  return new SeatEvaluation(state, seat, NOBODY).value();
}

const NOBODY: readonly Player[] = [];

/** At the end only the result counts. */
function finalLead(state: State, seat: Seat): number {
  const tallies = tally(estatesOf(state), NEWEST);
  const own = tallies[seat]?.score ?? 0;
  let best = -Infinity;
  tallies.forEach(({ score }, other) => {
    if (other !== seat) best = Math.max(best, score);
  });
  return own - best + WEIGHTS.win * Math.sign(own - best);
}

/** One evaluation: the current trees of the others, and the own tree with its future. */
class SeatEvaluation {
  readonly #state: State;
  readonly #seat: Seat;
  /** By colour: the mean and the maximum of the others. */
  readonly #mean: number[] = [];
  readonly #most: number[] = [];
  readonly #others: number;

  constructor(state: State, seat: Seat, rivals: readonly Player[]) {
    this.#state = state;
    this.#seat = seat;
    const count = Math.max(1, rivals.length);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      let sum = 0;
      let most = 0;
      for (const { groups } of rivals) {
        const rooms = countBits(groups[colour] as number);
        sum += rooms;
        if (rooms > most) most = rooms;
      }
      this.#mean.push(sum / count);
      this.#most.push(most);
    }
    this.#others = rivals.reduce((sum, rival) => sum + pointsOf(rival), 0) / count;
  }

  value(): number {
    const player = playerAt(this.#state, this.#seat);
    const ahead = pointsOf(player) - WEIGHTS.rivalry * this.#others;
    return ahead + this.#withCard(player);
  }

  /** A chosen card counts at its best place, or at the settled one. */
  #withCard(player: Player): number {
    const { chosen, settled } = player;
    if (chosen === NONE || settled === TO_DISCARD) return this.#treeValue(player);
    const colour = colourNumber(chosen);
    if (settled !== NONE) return this.#treeValue(grown(player, colour, settled));
    let best = this.#treeValue(player);
    const open = openSlots(player, colour);
    for (let slot = 0; open >> slot !== 0; slot++) {
      if ((open & (1 << slot)) === 0) continue;
      best = Math.max(best, this.#treeValue(grown(player, colour, slot)));
    }
    return best;
  }

  #treeValue(tree: Tree): number {
    return this.#scorings(tree) + this.#majorities(tree) + this.#growth(tree);
  }

  /** BT-12: this round's scoring, then those of the rounds after it. */
  #scorings({ groups }: Tree): number {
    const { round, phase } = this.#state;
    const later = ROUNDS - round;
    const isScoring = phase !== 'choose' && phase !== 'build';
    let lead = 0;
    let best = 0;
    let worst = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const ahead = countBits(groups[colour] as number) - WEIGHTS.rivalry * this.#meanOf(colour);
      lead += ahead;
      if (ahead > best) best = ahead;
      if (ahead < worst) worst = ahead;
    }
    const usual = lead + this.#bonuses(best, worst);
    return later * usual + (isScoring ? this.#thisScoring(groups) : usual);
  }

  /** The expected effect of the bonus cards. */
  #bonuses(best: number, worst: number): number {
    const { players, options } = this.#state;
    if (options.young) return 0;
    return players.length === 2 ? -worst - WEIGHTS.threat * best : WEIGHTS.best * best;
  }

  /** The claimed colours, and the best use of the remaining bonus card. */
  #thisScoring(groups: readonly number[]): number {
    const { claims, players, options } = this.#state;
    let sum = 0;
    let best = 0;
    let worst = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const ahead = countBits(groups[colour] as number) - WEIGHTS.rivalry * this.#meanOf(colour);
      const claimant = claims[colour] as number;
      if (claimant === NONE) {
        if (ahead > best) best = ahead;
        if (ahead < worst) worst = ahead;
        if (!options.young) sum += ahead;
      } else sum += ahead * (options.young ? 1 : (players[claimant]?.bonus ?? 1));
    }
    if (claims.includes(this.#seat)) return sum;
    if (options.young) return sum + best;
    const { bonus } = playerAt(this.#state, this.#seat);
    if (bonus === 2) return sum + best;
    return bonus === 0 ? sum - worst : sum;
  }

  /** BT-13 */
  #majorities({ groups }: Tree): number {
    const weight = WEIGHTS.majority[this.#state.round - 1] as number;
    let value = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const own = countBits(groups[colour] as number);
      const most = this.#most[colour] as number;
      const chance = Math.min(1, Math.max(0, 0.5 + WEIGHTS.lead * (own - most)));
      value += weight * (chance * own - WEIGHTS.rivalry * (1 - chance) * most);
    }
    return value;
  }

  /** Colours that can be built now, and those with free slots (BT-3 to BT-5). */
  #growth(tree: Tree): number {
    const { round, pick } = this.#state;
    const picks = PICKS - pick + (ROUNDS - round) * PICKS;
    const ahead = Math.min(picks, WEIGHTS.picksAhead);
    const built = builtSlots(tree);
    let value = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const group = tree.groups[colour] as number;
      if (openSlots(tree, colour) !== 0) value += WEIGHTS.openColour * ahead;
      const free = group === 0 ? WEIGHTS.growthSlots : countBits(touchedSlots(group) & ~built);
      value += WEIGHTS.growth * Math.min(free, WEIGHTS.growthSlots) * picks;
    }
    return value;
  }

  #meanOf(colour: number): number {
    return this.#mean[colour] as number;
  }
}

/** A tree with one more room; only its colour matters here. */
function grown({ tree, groups, balance }: Tree, colour: number, slot: number): Tree {
  const more = groups.slice();
  more[colour] = (more[colour] as number) | (1 << slot);
  return { tree, groups: more, balance: balance + leanOf(slot) };
}
