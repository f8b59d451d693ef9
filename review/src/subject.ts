import {
  type GameTypes,
  Match,
  type MatchFile,
  type MatchProblem,
  type PlayableGame,
  type Result,
  type Seat,
  chanceOf,
  hasSeat,
  headerOf,
  isEqualJson,
  replay,
  seatsIn,
} from '@richtfest/engine';
import { hooksOf } from '@richtfest/bots';

/** A decision that a seat owed and made. */
export interface MadeDecision<T extends GameTypes = GameTypes> {
  /** The number of moves before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: T['Move'];
  /** The position the seat knew when it decided. */
  readonly state: T['State'];
  readonly legal: readonly T['Move'][];
  readonly isForced: boolean;
}

/** The play between two valued positions: one decision, a simultaneous one, or a turn. */
export interface ReviewStep<T extends GameTypes = GameTypes> {
  /** The numbers of moves before and after it. */
  readonly from: number;
  readonly to: number;
  /** The position before it. */
  readonly state: T['State'];
  /** Positions in `Subject.decisions`. */
  readonly decisions: readonly number[];
  /** Something random or secret came to light in it. */
  readonly hasChance: boolean;
}

/** A match prepared for its review. */
export interface Subject<T extends GameTypes = GameTypes> {
  readonly game: PlayableGame<T>;
  readonly match: Match<T>;
  readonly players: number;
  readonly steps: readonly ReviewStep<T>[];
  readonly decisions: readonly MadeDecision<T>[];
  /** Undefined if the match is unfinished. */
  readonly result: Result | undefined;
}

/** Replays a match file for its review. The problems are those of `replay`. */
export function subjectOf<T extends GameTypes>(
  game: PlayableGame<T>,
  file: MatchFile,
): { readonly subject: Subject<T> } | { readonly problems: readonly MatchProblem[] } {
  const { match, problems } = replay(game, file);
  const chance = chanceOf(file.generator, file.secret);
  if (match === undefined || chance === undefined || problems.length > 0) return { problems };
  const follower = new Match(game, headerOf(file), chance);
  const states: T['State'][] = [];
  for (const { seat, move } of match.line) {
    states.push(game.clone(follower.state));
    follower.play(seat, move);
  }
  states.push(game.clone(follower.state));
  return { subject: assemble(game, match, states) };
}

function assemble<T extends GameTypes>(
  game: PlayableGame<T>,
  match: Match<T>,
  states: readonly T['State'][],
): Subject<T> {
  const walk: Walk<T> = { game, line: match.line, states };
  const decisions: MadeDecision<T>[] = [];
  const steps: ReviewStep<T>[] = [];
  for (let from = 0; from < walk.line.length;) {
    const to = endOfStep(walk, from);
    const made = decisionsIn(walk, from, to);
    steps.push({
      from,
      to,
      state: states[from] as T['State'],
      decisions: made.map((_, at) => decisions.length + at),
      hasChance: walk.line.slice(from, to).some((each) => each.isLearned || each.hasPending),
    });
    decisions.push(...made);
    from = to;
  }
  const players = match.header.seats.length;
  return { game, match, players, steps, decisions, result: game.result(match.state) };
}

interface Walk<T extends GameTypes> {
  readonly game: PlayableGame<T>;
  readonly line: Match<T>['line'];
  /** Before each move of the line, and at its end. */
  readonly states: readonly T['State'][];
}

/** Games with a value between turns are reviewed turn by turn, others decision by decision. */
function endOfStep<T extends GameTypes>(walk: Walk<T>, from: number): number {
  const hooks = hooksOf(walk.game);
  if (hooks.isBetweenTurns === undefined) return endOfDecision(walk, from);
  let to = from + 1;
  while (to < walk.line.length && !hooks.isBetweenTurns(walk.states[to] as T['State'])) to++;
  return to;
}

/** A simultaneous decision ends when every seat that owed one has made its final choice. */
function endOfDecision<T extends GameTypes>({ game, line, states }: Walk<T>, from: number): number {
  const waiting = new Set(seatsIn(game.owing(states[from] as T['State'])));
  let to = from;
  while (to < line.length) {
    const seat = line[to]?.seat ?? 0;
    const wasOwing = hasSeat(game.owing(states[to] as T['State']), seat);
    // An optional move of a seat that has chosen takes its choice back.
    if (wasOwing) waiting.delete(seat);
    else waiting.add(seat);
    to++;
    const owing = game.owing(states[to] as T['State']);
    if (![...waiting].some((other) => hasSeat(owing, other))) break;
  }
  return to;
}

/** The last choice of each seat in a simultaneous decision, and every decision of a turn. */
function decisionsIn<T extends GameTypes>(
  walk: Walk<T>,
  from: number,
  to: number,
): MadeDecision<T>[] {
  const { game, line, states } = walk;
  const isTurn = hooksOf(game).isBetweenTurns !== undefined;
  const start = states[from] as T['State'];
  const isTogether = !isTurn && seatsIn(game.owing(start)).length > 1;
  const made: MadeDecision<T>[] = [];
  for (let at = from; at < to; at++) {
    const { seat, move } = line[at] as (typeof line)[number];
    // In a simultaneous decision everyone decides on the position at its start.
    const state = isTogether ? start : (states[at] as T['State']);
    if (!hasSeat(game.owing(state), seat) || game.refusal(state, seat, move)) continue;
    const isChanged = line
      .slice(at + 1, to)
      .some((later) => isTogether && later.seat === seat && hasSeat(game.owing(start), seat));
    if (isChanged) continue;
    const legal = game.legal(state, seat);
    made.push({ at, seat, played: move, state, legal, isForced: isForced(game, state, seat) });
  }
  return made;
}

/** Neither the legal moves nor the candidate moves contain an alternative. */
function isForced<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  seat: Seat,
): boolean {
  const legal = game.legal(state, seat);
  if (legal.length > 1) return false;
  const candidates = hooksOf(game).candidateMoves?.(state, seat) ?? legal;
  return candidates.every((move) => isEqualJson(move, legal[0]));
}
