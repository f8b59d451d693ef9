import {
  FastChance,
  type GameTypes,
  type PlayableGame,
  Random,
  type RolloutOptions,
  observe,
  randomFromText,
} from '@richtfest/engine';
import { hooksOf, levelOptions, rollOut } from '@richtfest/bots';
import { type Figures, figuresOf, sumsOf } from '../sums.ts';
import { leafResult } from './actual-result.ts';
import { onceEach } from './once-each.ts';
import type { Valuer } from './valuer.ts';

/** For games whose levels name no rollouts. */
const ROLLOUT: RolloutOptions = { rolloutChoices: 4, horizon: 2000 };

/** Plays to the end of the game with the rollout policy. */
export function playouts<T extends GameTypes>(
  game: PlayableGame<T>,
  options: RolloutOptions = levelOptions('expert', game)?.search ?? ROLLOUT,
): Valuer<T> {
  return {
    isExact: false,
    value(state, { samples, seed }) {
      const random = randomFromText(seed);
      return sumsOf(
        Array.from({ length: samples }, () => playOnce({ game, options }, state, seedsOf(random))),
      );
    },
    sampler({ state, seat }, _, seed) {
      const random = randomFromText(seed);
      const observation = observe(game, state, seat);
      const hooks = hooksOf(game);
      return () => {
        const world = game.determinize(observation, random);
        const seeds = seedsOf(random);
        const after = onceEach((move: T['Move']) =>
          playOnce({ game, options }, world, seeds, { seat, move }),
        );
        // The move that `rollOut` would begin with.
        const reference = hooks.rolloutMove?.(
          world,
          seat,
          new Random(...seeds).word(),
          options.noise ?? 0,
        );
        return (move = reference) =>
          move === undefined ? playOnce({ game, options }, world, seeds) : after(move);
      };
    },
  };
}

type Seeds = readonly [number, number, number];

function seedsOf(random: Random): Seeds {
  return [random.word(), random.word(), random.word()];
}

interface PlayoutGame<T extends GameTypes> {
  readonly game: PlayableGame<T>;
  readonly options: RolloutOptions;
}

/** One playout, after a first move if there is one. The same seeds give the same random values. */
// oxlint-disable-next-line max-params -- the innermost loop of a review
function playOnce<T extends GameTypes>(
  { game, options }: PlayoutGame<T>,
  from: T['State'],
  [a, b, c]: Seeds,
  first?: { readonly seat: number; readonly move: T['Move'] },
): Figures {
  const state = game.clone(from);
  const chance = new FastChance(Uint32Array.of(a, b));
  if (first !== undefined) game.play(state, first.seat, first.move, { chance, report: undefined });
  const imagined = new FastChance(Uint32Array.of(b, c));
  rollOut(game, state, { chance, imagined, random: new Random(a, b, c) }, options);
  return figuresOf(leafResult(game, state));
}
