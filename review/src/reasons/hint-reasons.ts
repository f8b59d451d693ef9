import {
  FastChance,
  type GameTypes,
  type PlayableGame,
  isEqualJson,
  randomFromText,
} from '@richtfest/engine';
import { type Decision, hooksOf } from '@richtfest/bots';
import { type MoveReason, findReasons } from './find-reasons.ts';

/** A hint must come quickly, so it is based on fewer rollouts than a review. */
const SAMPLES = 12;
/** The maximum number of alternatives. */
const MAX_ALTERNATIVES = 24;

/** Why a suggested move is better than the best alternative; empty if there is none. */
export function hintReasons<T extends GameTypes>(
  decision: Omit<Decision<T>, 'random'>,
  suggested: T['Move'],
  seed: string,
): MoveReason[] {
  const { game, seat, observation } = decision;
  const played = alternativeTo(decision, suggested, seed);
  if (played === undefined) return [];
  const moves = { observation, seat, played, better: suggested };
  return findReasons(game, moves, { samples: SAMPLES, seed });
}

/** The other move with the best evaluation right after it. */
function alternativeTo<T extends GameTypes>(
  { game, seat, observation, legal }: Omit<Decision<T>, 'random'>,
  suggested: T['Move'],
  seed: string,
): T['Move'] | undefined {
  const random = randomFromText(seed);
  const state = game.determinize(observation, random);
  const chance = new FastChance(Uint32Array.of(random.word(), random.word()));
  const moves = hooksOf(game).candidateMoves?.(state, seat) ?? legal;
  const others = moves.filter((move) => !isEqualJson(move, suggested)).slice(0, MAX_ALTERNATIVES);
  let best: T['Move'] | undefined;
  let most = -Infinity;
  for (const move of others) {
    const value = valueAfter(game, { state, seat, move, chance });
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

function valueAfter<T extends GameTypes>(
  game: PlayableGame<T>,
  {
    state,
    seat,
    move,
    chance,
  }: {
    readonly state: T['State'];
    readonly seat: number;
    readonly move: T['Move'];
    readonly chance: FastChance;
  },
): number {
  const next = game.clone(state);
  game.play(next, seat, move, { chance, report: undefined });
  return game.evaluate(next, seat);
}
