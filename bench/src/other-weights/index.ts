import {
  type Bot,
  type Decision,
  type SeeingBot,
  type Volunteering,
  greedy,
} from '@richtfest/bots';
import type { Game, GameTypes, PlayableGame } from '@richtfest/engine';
import type { DreamHomeTypes } from '@richtfest/dream-home';
import { type PigsTypes, firstEvaluate } from '@richtfest/three-little-pigs';
import { bestTreehouse } from './best-treehouse.ts';
import { dreamHome } from './dream-home.ts';
import { firstDreamHome } from './first-dream-home.ts';
import { movedUeberdachen } from './moved-ueberdachen.ts';
import { threeLittlePigs } from './three-little-pigs.ts';
import { ueberdachen } from './ueberdachen.ts';

/** `greedy` as first published, in the games whose evaluation is stronger now. */
export const FIRST_GREEDY = 'greedy-v1';
/** `greedy` with a hand-set evaluation, unlike the one our bots search with. */
export const HAND_SET_GREEDY = 'greedy-with-hand-set-weights';
/** As strong as `greedy`, with weights a fifth larger or smaller. */
export const MOVED_GREEDY = 'greedy-with-moved-weights';

type Evaluation = (game: Game, state: object, seat: number) => number;

/** By bot and game: evaluations of public information. */
const EVALUATIONS: Readonly<Record<string, Readonly<Record<string, Evaluation>>>> = {
  [FIRST_GREEDY]: {
    'three-little-pigs': (_, state, seat) => firstEvaluate(state as PigsTypes['State'], seat),
    'dream-home': (_, state, seat) => firstDreamHome(state as DreamHomeTypes['State'], seat),
  },
  [HAND_SET_GREEDY]: {
    'three-little-pigs': threeLittlePigs,
    'dream-home': dreamHome,
    'best-treehouse': bestTreehouse,
    ueberdachen,
  },
};

/**
 * `greedy` with other weights: exposes bots that beat `greedy` only because they share its
 * evaluation. Undefined for other names.
 */
export function greedyWithOtherWeights(name: string, game: PlayableGame): Bot | undefined {
  const other = gameFor(name, game);
  if (other === undefined) return undefined;
  const seen = <T extends GameTypes, D extends Decision<T>>(decision: D): D => ({
    ...decision,
    game: other as unknown as PlayableGame<T>,
  });
  const bot: SeeingBot = {
    name,
    sees: 'observation',
    choose: (decision) => greedy.choose(seen(decision)),
    volunteer: <T extends GameTypes>(decision: Volunteering<T>) =>
      greedy.volunteer?.(seen(decision)),
  };
  return bot;
}

function gameFor(name: string, game: PlayableGame): PlayableGame | undefined {
  if (name === MOVED_GREEDY) return game.id === movedUeberdachen.id ? movedUeberdachen : undefined;
  const evaluation = EVALUATIONS[name]?.[game.id];
  if (evaluation === undefined) return undefined;
  const evaluate = (state: object, seat: number) => evaluation(game, state, seat);
  const { bots } = game;
  if (bots === undefined) return { ...game, evaluate };
  // The game's own turn values go by its own weights.
  const hooks = Object.entries(bots.search).filter(([hook]) => hook !== 'turnValues');
  return { ...game, evaluate, bots: { ...bots, search: Object.fromEntries(hooks) } };
}
