import {
  type Abstraction,
  type GameTypes,
  type PlayableGame,
  Random,
  type Seat,
  observe,
  randomFromText,
  seatsIn,
} from '@richtfest/engine';
import { hooksOf } from '@richtfest/bots';
import { type Figures, exactSums, figuresOf, sumsOf } from '../sums.ts';
import { leafResult } from './actual-result.ts';
import { playouts } from './playouts.ts';
import type { OpenDecision, Valuer } from './valuer.ts';

/** Plays the game's abstraction to its end with the rollout policy. */
export function planRollouts<T extends GameTypes>(game: PlayableGame<T>): Valuer<T> {
  const whole = playouts(game);
  const abstractionFor = (state: T['State'], seat: Seat, random: Random) =>
    hooksOf(game).abstraction?.(observe(game, state, seat), random);
  return {
    isExact: false,
    /** The mean over what each deciding seat knows. */
    value(state, sampling) {
      if (game.result(state) !== undefined) return exactSums(figuresOf(leafResult(game, state)));
      const random = randomFromText(sampling.seed);
      const seats = seatsIn(game.owing(state));
      const known = seats.flatMap((seat) => abstractionFor(state, seat, random) ?? []);
      if (known.length < seats.length) return whole.value(state, sampling);
      return sumsOf(
        Array.from({ length: sampling.samples }, (_, at) => {
          const abstraction = known[at % known.length] as Abstraction<T['Move']>;
          abstraction.restart(random);
          return playOut(abstraction, new Int32Array(abstraction.seats));
        }),
      );
    },
    sampler(decision, moves, seed) {
      const { state, seat } = decision;
      const random = randomFromText(seed);
      const abstraction = abstractionFor(state, seat, random);
      if (abstraction === undefined || !hasPlans(abstraction, seat, moves, random)) {
        return whole.sampler(decision, moves, seed);
      }
      return () => {
        const [a, b, c] = [random.word(), random.word(), random.word()];
        // Lines of a sample that begin with the same plan are the same.
        const known = new Map<number, Figures>();
        return (move) =>
          playPlans(abstraction, new Random(a, b, c), { seat, known, ...(move && { move }) });
      };
    },
  };
}

/** The moves that the game's abstraction knows a plan for; none without an abstraction. */
export function plannedMoves<T extends GameTypes>(
  game: PlayableGame<T>,
  { state, seat }: OpenDecision<T>,
  moves: readonly T['Move'][],
): T['Move'][] {
  const random = randomFromText('');
  const abstraction = hooksOf(game).abstraction?.(observe(game, state, seat), random);
  if (abstraction === undefined) return [];
  abstraction.restart(random);
  return moves.filter((move) => bestPlan(abstraction, seat, move) !== undefined);
}

/** Whether the abstraction knows a plan for each of the moves. */
// oxlint-disable-next-line max-params -- one question about one position
function hasPlans<Move>(
  abstraction: Abstraction<Move>,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
): boolean {
  abstraction.restart(random);
  return moves.every((move) => bestPlan(abstraction, seat, move) !== undefined);
}

/** The plan with the best estimate among those that begin with a move. */
function bestPlan<Move>(
  abstraction: Abstraction<Move>,
  seat: Seat,
  move: Move,
): number | undefined {
  const count = abstraction.listPlans(seat);
  let best: number | undefined;
  let most = -Infinity;
  for (let at = 0; at < count; at++) {
    const plan = abstraction.plans[at] as number;
    const worth = abstraction.worths[at] as number;
    if (worth <= most || !abstraction.beginsWith(plan, move)) continue;
    most = worth;
    best = plan;
  }
  return best;
}

interface FirstPlan<Move> {
  readonly seat: Seat;
  /** Otherwise the seat follows the rollout policy. */
  readonly move?: Move;
  /** The results of other rollouts with the same random numbers, by the first plan of the seat. */
  readonly known: Map<number, Figures>;
}

/** One rollout of which the first plan of a seat is chosen. */
function playPlans<Move>(
  abstraction: Abstraction<Move>,
  random: Random,
  { seat, move, known }: FirstPlan<Move>,
): Figures {
  const chosen = new Int32Array(abstraction.seats);
  abstraction.restart(random);
  if (abstraction.isOver) return playOut(abstraction, chosen);
  choosePlans(abstraction, chosen);
  const plan = move === undefined ? undefined : bestPlan(abstraction, seat, move);
  if (plan !== undefined) chosen[seat] = plan;
  const first = chosen[seat] as number;
  const same = known.get(first);
  if (same !== undefined) return same;
  abstraction.play(chosen);
  const end = playOut(abstraction, chosen);
  known.set(first, end);
  return end;
}

function choosePlans<Move>(abstraction: Abstraction<Move>, chosen: Int32Array): void {
  for (let seat = 0; seat < chosen.length; seat++) chosen[seat] = abstraction.rolloutPlan(seat);
}

/** Plays on to the end with the rollout policy. */
function playOut<Move>(abstraction: Abstraction<Move>, chosen: Int32Array): Figures {
  const { seats } = abstraction;
  while (!abstraction.isOver) {
    choosePlans(abstraction, chosen);
    abstraction.play(chosen);
  }
  const points = Array.from({ length: seats }, (_, seat) => abstraction.lead(seat));
  const winners = points.filter((lead) => lead >= 0).length;
  return figuresOf({ shares: points.map((lead) => (lead >= 0 ? 1 / winners : 0)), points });
}
