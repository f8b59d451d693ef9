import {
  FastChance,
  type GameTypes,
  type PlayableGame,
  isEqualJson,
  randomFromText,
} from '@richtfest/engine';
import { type Decision, type Hint, hooksOf } from '@richtfest/bots';
import { type MoveReason, findClearReasons } from './find-reasons.ts';
import { type ReasonWords, moveReasonClauses } from './reason-text.ts';

/** A hint must come quickly, so it is based on fewer rollouts than a review. */
const SAMPLES = 32;
/** The maximum number of alternatives. */
const MAX_ALTERNATIVES = 24;

/**
 * Why a suggested move is clearly better than the best alternative; empty if there is none, if the
 * difference may be chance, or if the seat owes nothing.
 */
export function hintReasons<T extends GameTypes>(
  decision: Omit<Decision<T>, 'random'>,
  suggested: T['Move'],
  seed: string,
): MoveReason[] {
  const { game, seat, observation, legal } = decision;
  if (legal.length === 0) return [];
  const played = alternativeTo(decision, suggested, seed);
  if (played === undefined) return [];
  const moves = { observation, seat, played, better: suggested };
  return findClearReasons(game, moves, { samples: SAMPLES, seed });
}

/** The reasons as clauses, without points that the hint itself names. */
export function hintClauses<T extends GameTypes>(
  { gain }: Pick<Hint<T['Move']>, 'gain'>,
  reasons: readonly MoveReason[],
  { game, ...words }: ReasonWords & { readonly game: PlayableGame<T> },
): string {
  const isSaid = gain.when === 'now' && gain.points !== 0;
  const news = reasons.filter(
    (reason) =>
      !isSaid ||
      !(
        reason.kind === 'now' ||
        reason.kind === 'later' ||
        (reason.kind === 'part' && reason.part in gain.parts)
      ),
  );
  return moveReasonClauses(news, game, words);
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
