import {
  type Bot,
  type Decision,
  type SeeingBot,
  type Volunteering,
  greedy,
} from '@richtfest/bots';
import type { Game, GameTypes, PlayableGame } from '@richtfest/engine';
import { bestTreehouse } from './best-treehouse.ts';
import { dreamHome } from './dream-home.ts';
import { movedUeberdachen } from './moved-ueberdachen.ts';
import { threeLittlePigs } from './three-little-pigs.ts';
import { ueberdachen } from './ueberdachen.ts';

/** `greedy` with a hand-set evaluation, unlike the one our bots search with. */
export const HAND_SET_GREEDY = 'greedy-with-hand-set-weights';
/** As strong as `greedy`, with weights a fifth larger or smaller. */
export const MOVED_GREEDY = 'greedy-with-moved-weights';

/** Hand-set evaluations of public information. */
const HAND_SET: Readonly<Record<string, (game: Game, state: object, seat: number) => number>> = {
  'three-little-pigs': threeLittlePigs,
  'dream-home': dreamHome,
  'best-treehouse': bestTreehouse,
  ueberdachen,
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
  const handSet = HAND_SET[game.id];
  if (name !== HAND_SET_GREEDY || handSet === undefined) return undefined;
  const evaluate = (state: object, seat: number) => handSet(game, state, seat);
  const { bots } = game;
  if (bots === undefined) return { ...game, evaluate };
  // The game's own turn values go by its own weights.
  const hooks = Object.entries(bots.search).filter(([hook]) => hook !== 'turnValues');
  return { ...game, evaluate, bots: { ...bots, search: Object.fromEntries(hooks) } };
}
